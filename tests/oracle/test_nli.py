"""NLI models, with one that is made here: as small as they get, and taught three words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from paradl.chains import Chain, Claim, NliModel, Question, stability
from paradl.errors import UsageError
from paradl.oracle.confidence import Weights, trace_signals
from paradl.oracle.confidence.weights import reader_of
from paradl.oracle.nli import CrossEncoder, StepReader, encoder
from paradl.oracle.valuation import Side
from paradl.truth import V3

WORDS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "yes", "no", "maybe", "it", "is", "true"]
LABELS = {0: "contradiction", 1: "entailment", 2: "neutral"}
TAUGHT = {"no": 0, "yes": 1, "maybe": 2}


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A BERT of one layer that takes `yes` to entail anything, and `no` to contradict it."""
    torch: Any = pytest.importorskip("torch", reason="pip install 'paradl[nli]'; make nli does")
    transformers: Any = pytest.importorskip("transformers", reason="pip install 'paradl[nli]'")
    folder = tmp_path_factory.mktemp("tiny-nli")
    places = {word: place for place, word in enumerate(WORDS)}
    tokenizer = transformers.BertTokenizerFast(vocab=places)
    torch.manual_seed(0)
    config = transformers.BertConfig(
        vocab_size=len(WORDS),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=32,
        max_position_embeddings=64,
        num_labels=3,
        id2label=LABELS,
        label2id={name: place for place, name in LABELS.items()},
    )
    bert = transformers.BertForSequenceClassification(config)
    inputs = tokenizer(list(TAUGHT), ["it is true"] * 3, padding=True, return_tensors="pt")
    optimizer = torch.optim.Adam(bert.parameters(), lr=0.01)
    for _ in range(60):
        loss = bert(**inputs, labels=torch.tensor(list(TAUGHT.values()))).loss
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    bert.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


def test_infers(model: Path) -> None:
    pairs = [(word, "it is true") for word in ("yes", "no", "maybe")] * 20  # more than a batch
    found = CrossEncoder(str(model)).infer(pairs)
    assert len(found) == 60
    yes, no, maybe = found[:3]
    assert yes.entailment > 0.8
    assert no.contradiction > 0.8
    assert max(maybe.entailment, maybe.contradiction) < 0.2
    assert found[3].entailment == pytest.approx(yes.entailment, abs=1e-5)


def test_as_an_entailment_model_of_chains(model: Path) -> None:
    chain = Chain((Claim("yes"),), (Claim("it is true"), Claim("true")))
    model_of_chains = NliModel(CrossEncoder(str(model)))
    found = stability(chain, model_of_chains, prior=1.0)
    assert found.steps[0].stability > 0.8
    assert model_of_chains.contradicts([Question((Claim("no"),), Claim("it is true"))])[0] > 0.8


def test_what_is_too_long_is_cut(model: Path) -> None:
    [found] = CrossEncoder(str(model)).infer([("yes " * 5000, "it is true")])
    assert 0 <= found.entailment <= 1


def test_reads_the_steps_of_a_trace(model: Path) -> None:
    reader = StepReader.of(f"nli:{model}")
    trace = "yes\nno\nmaybe\nyes\nVERIFIED"
    found = trace_signals(trace, Side.VERIFICATION, V3.T, statement="it", reader=reader)
    assert found.alignment == pytest.approx(2 / 3)
    assert found.margin == pytest.approx(2 / 3)


def test_weights_remember_who_read(model: Path, tmp_path: Path) -> None:
    weights = Weights(("alignment",), (0.5,), (0.2,), (1.0,), 0.0, -1.0, 0.0, f"nli:{model}")
    weights.save(tmp_path / "weights.json")
    again = Weights.load(tmp_path / "weights.json")
    assert again == weights
    assert reader_of(again.reader).name == f"nli:{model}"
    assert encoder(again.reader) is encoder(again.reader)  # it is loaded once


def test_a_model_of_another_kind(model: Path, tmp_path: Path) -> None:
    for part in model.iterdir():
        (tmp_path / part.name).write_bytes(part.read_bytes())
    config = json.loads((tmp_path / "config.json").read_text())
    config["id2label"] = {"0": "joy", "1": "fear", "2": "awe"}
    (tmp_path / "config.json").write_text(json.dumps(config))
    with pytest.raises(UsageError, match="no label for entailment, but joy, fear, awe"):
        CrossEncoder(str(tmp_path))


def test_no_such_model(model: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be loaded"):
        CrossEncoder(str(tmp_path / "nowhere"))


@pytest.mark.parametrize("name", ["nli:", "regex", "nli"])
def test_no_such_reader(name: str) -> None:
    with pytest.raises(UsageError, match="there is no reader"):
        reader_of(name)


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "transformers", None)
    with pytest.raises(UsageError, match=r"pip install 'paradl\[nli\]'"):
        CrossEncoder("any")
