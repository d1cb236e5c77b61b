"""Files that are compressed."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from typing import IO, Any

from paradl.errors import DataError

ENDINGS = (".gz", ".bz2", ".xz", ".zst")
"""Of names, after the ending of what is in the file."""


def unpacked(content: bytes, name: str, most: int) -> bytes:
    r"""What is in gzip, bzip2, xz or zstd; anything else as it is.

    Within a bound: a thousandth of it is enough to pack what no memory holds.

    >>> unpacked(b"plain", "a.txt", 100)
    b'plain'

    Args:
        content: of the file.
        name: what messages call it.
        most: bytes that are taken out.

    Raises:
        DataError: it is broken, holds more, or there is nothing here to unpack it with.
    """
    for begin, (form, opened) in _FORMS.items():
        if content.startswith(begin):
            return _read(content, name, most, form, opened)
    return content


def _read(
    content: bytes, name: str, most: int, form: str, opened: Callable[[bytes], IO[bytes]]
) -> bytes:
    try:
        plain = opened(content).read(most + 1)
    except ImportError:
        remedy = "decompress it first, or pip install 'paradl[parquet]'"
        raise DataError(f"{name} is compressed with {form}", remedy) from None
    except Exception:  # each library has errors of its own
        raise DataError(f"{name} is {form} that is cut off or broken", "make it anew") from None
    if len(plain) > most:
        problem = f"{name} holds more than {most >> 20} MB in {form}"
        raise DataError(problem, "decompress it first")
    return plain


def _by_library(module: str, kind: str) -> Callable[[bytes], IO[bytes]]:
    return lambda content: getattr(import_module(module), kind)(BytesIO(content))


def _gzip(content: bytes) -> Any:
    return gzip.GzipFile(fileobj=BytesIO(content))


def _zstd(content: bytes) -> Any:
    arrow = import_module("pyarrow")
    return arrow.CompressedInputStream(arrow.BufferReader(content), "zstd")


_FORMS: dict[bytes, tuple[str, Callable[[bytes], IO[bytes]]]] = {
    b"\x1f\x8b": ("gzip", _gzip),
    **{b"BZh%d1AY&SY" % size: ("bzip2", _by_library("bz2", "BZ2File")) for size in range(1, 10)},
    b"\xfd7zXZ\0": ("xz", _by_library("lzma", "LZMAFile")),
    b"\x28\xb5\x2f\xfd": ("zstd", _zstd),
}
