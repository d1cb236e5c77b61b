"""ParaDL as a server: an HTTP API, and tools for agents over the Model Context Protocol.

Each ontology is in a Java process of its own, which can be killed and is then loaded again. What
clients may do is bounded by `Settings`, which are the operator's.
"""
