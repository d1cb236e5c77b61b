"""The persistent cache of the judge's answers, in SQLite or PostgreSQL."""
