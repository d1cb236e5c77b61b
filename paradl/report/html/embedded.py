"""Data and code that stand inside an HTML page."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from typing import Any

from paradl.control_characters import CONTROLS

# What could end the element or begin another; and what only hides or turns what is written.
_UNSAFE = re.compile(f"[<>&{CONTROLS}]")


def script_json(data: Any) -> str:
    r"""JSON that can stand in a script element: nothing in it ends that, or begins another.

    >>> script_json({"label": "</script><!-- & "})
    '{"label":"\\u003c/script\\u003e\\u003c!-- \\u0026 "}'
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), check_circular=False)
    return _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", whole(text))


def whole(text: str) -> str:
    r"""The text with a question mark for each lone half of a surrogate pair, as a path may have.

    >>> whole("caf\udce9.owl")
    'caf?.owl'
    """
    return text.encode("utf-8", "replace").decode()


def source_hash(code: str) -> str:
    """What a Content-Security-Policy calls code that stands in the page.

    >>> source_hash("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    digest = hashlib.sha256(code.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"
