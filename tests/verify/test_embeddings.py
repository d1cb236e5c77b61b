"""Links by meaning, with a real model2vec model that is made on the spot."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from paradl.errors import UsageError

model2vec = pytest.importorskip("model2vec", reason="pip install 'paradl[embeddings]'")

WORDS = {"car": (1, 0.1, 0), "automobile": (1, 0, 0.1), "bird": (0, 1, 0), "[UNK]": (0, 0, 0.01)}


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three words with vectors of three dimensions."""
    from tokenizers import Tokenizer
    from tokenizers.models import WordLevel
    from tokenizers.normalizers import Lowercase
    from tokenizers.pre_tokenizers import Whitespace

    tokenizer = Tokenizer(WordLevel({w: n for n, w in enumerate(WORDS)}, unk_token="[UNK]"))
    tokenizer.normalizer = Lowercase()
    tokenizer.pre_tokenizer = Whitespace()
    vectors = np.array(list(WORDS.values()), np.float32)
    path = tmp_path_factory.mktemp("model")
    model2vec.StaticModel(vectors, tokenizer).save_pretrained(path)
    return path


def test_by_meaning(model: Path) -> None:
    from paradl.verify.embeddings import embedder

    embed = embedder(str(model))
    car, automobile, bird = embed(["car", "Automobile", "bird"])
    assert car @ automobile == pytest.approx(1 / 1.01, abs=1e-5)
    assert abs(car @ bird) < 0.2
    assert np.linalg.norm(embed(["zyx", "a car"]), axis=1) == pytest.approx([0, 1])


def test_a_claim_in_other_words(model: Path) -> None:
    import paradl
    from paradl.verify import Checker, Proposition, Status
    from paradl.verify.embeddings import embedder

    claim = [Proposition("KITT", "is an", "automobile")]
    with paradl.load("examples/judge/garage.ttl") as kb:
        [without] = Checker(kb).check(claim)
        [with_it] = Checker(kb, embedder=embedder(str(model))).check(claim)
    assert without.status is Status.FAILED
    assert with_it.status is Status.VERIFIED
    link = with_it.reading.links[1]
    assert (link.name, link.how) == ("car", "embedding")


def test_no_model(tmp_path: Path) -> None:
    from paradl.verify.embeddings import embedder

    with pytest.raises(UsageError, match="no embedding model"):
        embedder(str(tmp_path))
