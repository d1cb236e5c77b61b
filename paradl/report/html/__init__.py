"""A knowledge base as one HTML file that explains itself: `KnowledgeBase.report` makes it."""

from __future__ import annotations

from paradl.report.html.findings import Findings, gather
from paradl.report.html.page import page

__all__ = ["Findings", "gather", "page"]
