"""A Py4J gateway for a child that may die and a user who may press Ctrl-C."""

from __future__ import annotations

from py4j.java_gateway import GatewayClient, GatewayConnection, GatewayParameters, JavaGateway


class _Client(GatewayClient):  # type: ignore[misc]  # Py4J has no types
    """Raises what went wrong: Py4J's own client logs it to the root logger and answers an error,
    and at Ctrl-C stumbles over a socket that it does not have.
    """

    def send_command(self, command: str, retry: bool = True, binary: bool = False) -> str:
        """One question, one answer; a connection on which that failed is not used again."""
        connection = self._get_connection()
        try:
            answer: str = connection.send_command(command)
        except BaseException:
            connection.close()
            raise
        self._give_back_connection(connection)
        return answer

    def _create_connection(self) -> GatewayConnection:
        """One that is closed and no more when it is garbage: shut down, as Py4J does it, the end of
        a fork of this process would be the end of it here, too.
        """
        connection = super()._create_connection()
        connection.wr = None
        return connection


class Gateway(JavaGateway):  # type: ignore[misc]  # Py4J has no types
    """A connection to the JVM that listens on a port of this machine and knows our secret."""

    def __init__(self, port: int, secret: str) -> None:
        """Connect when the first question is asked."""
        super().__init__(gateway_parameters=GatewayParameters("127.0.0.1", port, auth_token=secret))

    def _create_gateway_client(self) -> _Client:
        return _Client(gateway_parameters=self.gateway_parameters)
