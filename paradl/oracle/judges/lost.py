"""Why a connection was not made, or was lost, in words, and what to do if another would be, too."""

from __future__ import annotations

import errno
import os
from typing import NamedTuple

import aiohttp

NOBODY = "see that it runs, and at that address; then "
_CERTIFICATE = "correct the address, or set SSL_CERT_FILE to the certificate of who vouches for it"


class Loss(NamedTuple):
    """Attributes: why, and what to do; None where another try may do better, after `first`."""

    reason: str
    remedy: str | None = None
    first: str = ""


def loss(cause: BaseException | None) -> Loss:
    """Of what aiohttp has raised.

    >>> loss(ConnectionRefusedError(111, "")).reason
    'Connection refused'
    """
    match cause:
        case aiohttp.ClientConnectorCertificateError():
            told = getattr(cause.certificate_error, "verify_message", "its certificate is bad")
            return Loss(told, _CERTIFICATE)
        case aiohttp.ClientConnectorSSLError():
            return Loss("it speaks no TLS", "write http:// for https://, or correct the port")
        case aiohttp.ClientHttpProxyError(status=407):
            return Loss("the proxy wants a password", "write it into HTTPS_PROXY")
        case aiohttp.ClientHttpProxyError():
            return Loss(f"the proxy says {cause.status}")
        case aiohttp.ClientProxyConnectionError():
            return Loss(f"the proxy: {_said(cause)}")
        case aiohttp.ClientConnectorDNSError():
            return Loss("no host of that name is known", first=NOBODY)
        case aiohttp.ClientPayloadError():
            return Loss("it broke off in the midst of an answer")
        case aiohttp.ServerDisconnectedError():
            return Loss("it hung up without an answer")
        case aiohttp.TooManyRedirects():
            return Loss("it leads from one address to the next without end")
        case aiohttp.RedirectClientError():
            return Loss("it leads to what is no address of an endpoint")
        case aiohttp.ClientResponseError():
            return Loss("its answer is no HTTP that can be read")
        case OSError(errno=errno.ECONNREFUSED):
            return Loss(_said(cause), first=NOBODY)
        case _:
            return Loss(_said(cause))


def _said(cause: BaseException | None) -> str:
    """By the system, or else the error's name."""
    number = getattr(cause, "errno", None)
    return os.strerror(number) if number and number > 0 else type(cause).__name__
