"""A session without an audience: what a JVM should have seen before its archive is made."""
