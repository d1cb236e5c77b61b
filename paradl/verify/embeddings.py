"""Names as vectors, by a static embedding model (model2vec), which needs no GPU and no network."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from paradl.errors import UsageError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from paradl.verify.linking import Embedder


def embedder(model: str) -> Embedder:
    """The embedder of a model: a folder, or a name that Hugging Face knows.

    Raises:
        UsageError: model2vec is not installed, or there is no such model.
    """
    try:
        from model2vec import StaticModel
    except ModuleNotFoundError:
        raise UsageError(
            "--embeddings needs model2vec", "pip install 'paradl[embeddings]'"
        ) from None
    import numpy as np

    try:
        loaded = StaticModel.from_pretrained(Path(model) if Path(model).exists() else model)
    except Exception as error:  # of the hub, of files, of formats
        reason = (str(error).splitlines() or [type(error).__name__])[0]
        raise UsageError(
            f"there is no embedding model {model} ({reason})", "name a folder that model2vec saved"
        ) from None

    def embed(texts: Sequence[str]) -> NDArray[np.float64]:
        vectors = np.asarray(loaded.encode(list(texts)), np.float64)
        lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
        unit: NDArray[np.float64] = vectors / np.where(lengths == 0, 1.0, lengths)
        return unit

    return embed
