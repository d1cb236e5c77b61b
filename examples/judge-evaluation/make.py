"""Makes the example of `paradl evaluate`: questions, and what two invented judges say of them.

The judges are no models. The owl knows much and says so when it does not; the magpie is quick to
agree with whatever it hears. Both are dice that always fall alike.
"""

from __future__ import annotations

import csv
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SAMPLES = 3

QUESTIONS = [
    ("What is the chemical symbol of iron?", "Fe", "Ir"),
    ("How many sides has a heptagon?", "seven", "nine"),
    ("Which planet is nearest to the sun?", "Mercury", "Venus"),
    ("What do caterpillars turn into?", "butterflies or moths", "beetles"),
    ("Which river flows through Vienna?", "the Danube", "the Rhine"),
    ("How many strings has a violin?", "four", "six"),
    ("What is the square root of 144?", "12", "14"),
    ("Which gas do plants take up for photosynthesis?", "carbon dioxide", "nitrogen"),
    ("On which continent is Kenya?", "Africa", "Asia"),
    ("How many legs has a spider?", "eight", "six"),
    ("What is frozen water called?", "ice", "dew"),
    ("Which metal is liquid at room temperature?", "mercury", "tin"),
    ("What is the capital of Portugal?", "Lisbon", "Porto"),
    ("Which instrument measures air pressure?", "a barometer", "a hygrometer"),
    ("How many minutes has a day?", "1440", "1240"),
    ("What colour is chlorophyll?", "green", "red"),
    ("Which organ pumps blood?", "the heart", "the liver"),
    ("What is the longest bone of the human body?", "the femur", "the humerus"),
    ("Which ocean lies between Europe and America?", "the Atlantic", "the Pacific"),
    ("What is the first prime number above 20?", "23", "21"),
    ("Which bird lays its eggs in the nests of others?", "the cuckoo", "the wren"),
    ("What is the opposite side of starboard?", "port", "stern"),
    ("How many squares has a chessboard?", "64", "81"),
    ("Which tree bears acorns?", "the oak", "the beech"),
    ("What is the boiling point of water at sea level?", "100 °C", "90 °C"),
    ("Which planet has the most striking rings?", "Saturn", "Mars"),
    ("What is a young swan called?", "a cygnet", "a gosling"),
    ("How many players has a volleyball team on the court?", "six", "five"),
    ("Which vitamin does sunlight help us make?", "vitamin D", "vitamin K"),
    ("What is the currency of Japan?", "the yen", "the won"),
]

Answered = tuple[str, str, bool]
Saying = Callable[[Answered, str, int], bool]


def dice(*parts: object) -> float:
    """A number from 0 to 1 that the parts alone decide."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:6]) / 2**48


def owl(item: Answered, side: str, sample: int) -> bool:
    """Knows two things in three, and wavers a little from sample to sample."""
    *what, true = item
    if dice("owl", what) < 0.35:  # it does not know: it can neither verify nor refute
        return dice("owl", what, side, sample) < (0.4 if side == "unilateral" else 0.15)
    right = dice("owl", what, side, sample) < 0.93
    return (true if side != "refutation" else not true) is right


def magpie(item: Answered, side: str, sample: int) -> bool:
    """Agrees with what it is asked, whatever that is."""
    *what, true = item
    if dice("magpie", what, side) < 0.45:
        return dice("magpie", what, side, sample) < 0.9
    right = dice("magpie", what, side, sample) < 0.8
    return (true if side != "refutation" else not true) is right


SAYINGS = {
    "verification": ("I have seen it myself.\n\nVERIFIED", "I could not say.\n\nCANNOT VERIFY"),
    "refutation": ("It is otherwise.\n\nREFUTED", "Nothing speaks against it.\n\nCANNOT REFUTE"),
    "unilateral": ("So it is.\n\nTRUE", "So it is not.\n\n**FALSE**"),
}


def said(judge: Saying, item: Answered, side: str) -> list[str]:
    """What a judge says, each time it is asked."""
    yes, no = SAYINGS[side]
    return [yes if judge(item, side, sample) else no for sample in range(SAMPLES)]


def trace(name: str, judge: Saying, sides: dict[str, str]) -> list[dict[str, Any]]:
    """A recorded run."""
    answers = [
        item for q, right, wrong in QUESTIONS for item in ((q, right, True), (q, wrong, False))
    ]
    return [
        {
            "problem": item[0],
            "answer": item[1],
            "label": "t" if item[2] else "f",
            "model_name": name,
            "timestamp": f"2026-01-01T12:{row:02}:00+00:00",
            **{column: said(judge, item, side) for column, side in sides.items()},
        }
        for row, item in enumerate(answers)
    ]


def main() -> None:
    """Write all files."""
    with (HERE / "questions.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["Question", "Correct Answer", "Incorrect Answer 1"])
        writer.writerows(QUESTIONS)
    bilateral = {"verification": "verification", "refutation": "refutation"}
    modes = {"bilateral": bilateral, "unilateral": {"reasoning": "unilateral"}}
    for name, judge in {"owl": owl, "magpie": magpie}.items():
        for mode, sides in modes.items():
            rows = trace(name, judge, sides)
            text = "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"
            folder = HERE / mode
            folder.mkdir(exist_ok=True)
            (folder / f"{name}-everyday.json").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
