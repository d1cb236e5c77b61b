"""How the report looks to everybody: in the dark, on any screen, on paper, to a screen reader."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from made import E, axiom, conflict, findings, node
from reports import PARTS, settle

from paradl.measures import Degree, Measures, NameMeasure
from paradl.report.html import page as render
from paradl.report.html.sides import Sides

Watch = Callable[..., Any]


def colour(page: Any) -> str:
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))


def ink(page: Any) -> str:
    return str(page.evaluate("getComputedStyle(document.body).color"))


def test_dark_and_light(watch: Watch, merged: Path) -> None:
    light = colour(watch(color_scheme="light").open(merged))
    watched = watch(color_scheme="dark")
    page = watched.open(merged)
    dark = colour(page)
    assert dark != light
    page.get_by_role("button", name="Use light colours").click()
    assert colour(page) == light
    page.reload()
    page.wait_for_selector("html[data-ready=yes]", state="attached")
    assert colour(page) == light
    page.get_by_role("button", name="Use dark colours").click()
    assert colour(page) == dark
    watched.assert_quiet(merged)


def test_nothing_moves_for_who_wants_that(watch: Watch, merged: Path) -> None:
    page = watch(reduced_motion="reduce").open(merged, "#/classes")
    twist = "getComputedStyle(document.querySelector('.twist'), '::before').transitionProperty"
    assert page.evaluate(twist) == "none"


def violations(page: Any) -> list[tuple[str, str, list[str]]]:
    """Of WCAG 2.1 AA, colours' contrast included, as far as a machine can tell."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    found = axe.run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"]})
    return [
        (
            violation["id"],
            violation["help"],
            [node["html"][:200] for node in violation["nodes"][:3]],
        )
        for violation in found.response["violations"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("part", PARTS)
def test_what_axe_says(watch: Watch, merged: Path, part: str, scheme: str) -> None:
    assert violations(watch(color_scheme=scheme).open(merged, f"#/{part}")) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_axe_says_of_a_judge_and_its_words(watch: Watch, judged: Path, scheme: str) -> None:
    assert violations(watch(color_scheme=scheme).open(judged, "#/evidence")) == []


def test_on_a_telephone(watch: Watch, merged: Path) -> None:
    watched = watch(viewport={"width": 390, "height": 780})
    page = watched.open(merged, "#/conflicts")
    page.locator("#rows-conflicts .row").nth(2).click()
    assert page.locator("#detail-conflicts h3").is_visible()
    assert page.evaluate("document.activeElement.tagName") == "H3"
    watched.assert_quiet(merged)


@pytest.mark.parametrize("part", PARTS)
def test_on_a_telephone_it_is_to_be_seen_where_one_is(
    watch: Watch, merged: Path, part: str
) -> None:
    page = watch(viewport={"width": 390, "height": 780}).open(merged, f"#/{part}")
    place = page.locator("nav [aria-current=page]").bounding_box()
    assert 0 <= place["x"] <= 390 - place["width"]


def test_on_the_smallest_screen_nothing_is_beyond_the_edge(watch: Watch, judged: Path) -> None:
    """320 pixels are what WCAG 2.1 asks of a reflow (1.4.10)."""
    page = watch(viewport={"width": 320, "height": 640}).open(judged)
    for part in (*PARTS, "evidence"):
        page.goto(f"{judged.as_uri()}#/{part}")
        settle(page)
        assert page.locator(f"#view-{part}").is_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, part


def test_a_name_that_is_longer_than_the_smallest_screen_is_broken(
    watch: Watch, tmp_path: Path
) -> None:
    long = conflict(E + "a", axiom("a Type B"), label="x" * 400)
    sides = Sides((long.justifications[0],), (long.justifications[0],))
    (tmp_path / "long.html").write_bytes(render(findings(conflicts=[long], sides=[sides])))
    page = watch(viewport={"width": 320, "height": 640}).open(tmp_path / "long.html", "#/conflicts")
    settle(page)
    assert "xxx" in page.locator("#detail-conflicts .side").first.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_name_deep_in_the_tree_is_to_be_read(watch: Watch, tmp_path: Path) -> None:
    chain = [node("C0"), *(node(f"C{i}", f"C{i - 1}") for i in range(1, 40))]
    (tmp_path / "deep.html").write_bytes(render(findings(classes=chain)))
    page = watch(viewport={"width": 390, "height": 780}).open(tmp_path / "deep.html", "#/classes")
    page.get_by_role("button", name="Unfold all").click()
    page.locator("#rows-classes").press("End")
    deepest = page.locator("#rows-classes .row .name").last
    assert deepest.inner_text() == "C39"
    assert deepest.bounding_box()["width"] > 100


def test_the_most_in_conflict_stand_at_the_same_edge_and_leave_room(
    watch: Watch, tmp_path: Path
) -> None:
    """A name without a page, one that is written from the right, and one of any length."""
    labels = ["طائر", "words " * 200, "bird"]
    degrees = tuple(NameMeasure(E + str(i), n, Degree(2, 1, 1)) for i, n in enumerate(labels))
    made = findings(measures=Measures(Degree(2, 1, 1), degrees))
    (tmp_path / "names.html").write_bytes(render(made))
    page = watch().open(tmp_path / "names.html")
    edges = page.evaluate("""[...document.querySelectorAll(".ranking li")].map((line) => {
        const words = document.createRange();
        words.selectNodeContents(line.querySelector("bdi"));
        return words.getClientRects()[0].left - line.getBoundingClientRect().left;
    })""")
    assert edges == [0, 0, 0]
    assert all(line.bounding_box()["height"] < 150 for line in page.locator(".ranking li").all())


def test_a_long_title_stands_beside_its_value(watch: Watch, tmp_path: Path) -> None:
    long = conflict(E + "a", axiom("a Type B"), label="words " * 40)
    (tmp_path / "long.html").write_bytes(render(findings(conflicts=[long])))
    page = watch().open(tmp_path / "long.html", "#/conflicts")
    value, first = page.evaluate("""() => {
        const [value, text] = document.querySelector("#detail-conflicts h3").childNodes;
        const words = document.createRange();
        words.selectNodeContents(text);
        return [value.getBoundingClientRect(), words.getClientRects()[0]];
    }""")
    assert first["left"] >= value["right"]
    assert first["top"] <= value["top"] < first["bottom"]


@pytest.mark.parametrize("letter", ["鳥", "W", "🐧", "i"])
def test_a_drawing_has_room_for_its_labels(watch: Watch, tmp_path: Path, letter: str) -> None:
    """Letters are not equally wide, and some are two code units, which are not parted."""
    long = conflict(E + "a", axiom(f"{letter * 300} Type B"), label=letter * 300)
    (tmp_path / "long.html").write_bytes(render(findings(conflicts=[long])))
    page = watch().open(tmp_path / "long.html", "#/causes")
    page.get_by_role("button", name="See all").click()
    [*labels] = page.evaluate("""() => {
        const frame = document.querySelector(".drawing svg").getBoundingClientRect();
        return [...document.querySelectorAll(".drawing .label")].map((label) => {
            const { left, right } = label.getBoundingClientRect();
            return [label.textContent, left >= frame.left && right <= frame.right];
        });
    }""")
    assert len(labels) == 2
    assert all(fits and text.endswith("…") for text, fits in labels)
    assert all(text.count(letter) >= len(text) - 2 > 15 for text, _ in labels)


def test_a_name_keeps_its_case(watch: Watch, tmp_path: Path) -> None:
    two = [conflict(E + "mRNA", axiom(f"mRNA Type {c}"), label="mRNA") for c in "AB"]
    (tmp_path / "two.html").write_bytes(render(findings(conflicts=two)))
    page = watch().open(tmp_path / "two.html", "#/conflicts")
    assert "MORE ABOUT mRNA" in page.locator("#detail-conflicts").inner_text()


def test_where_the_reader_chooses_the_colours_it_is_to_be_seen_where_one_is(
    watch: Watch, merged: Path
) -> None:
    page = watch(forced_colors="active").open(merged, "#/conflicts")
    page.wait_for_selector("#rows-conflicts .row[aria-selected=true]")

    def differs(one: str, other: str, *properties: str) -> bool:
        style = "getComputedStyle(document.querySelector('{}'))['{}']".format
        return any(page.evaluate(f"{style(one, p)} !== {style(other, p)}") for p in properties)

    assert differs("nav [aria-current]", "nav :not([aria-current])", "borderBottomColor")
    row = "#rows-conflicts .row"
    assert differs(f"{row}[aria-selected=true]", f"{row}[aria-selected=false]", "borderLeftWidth")


def test_on_paper(watch: Watch, merged: Path) -> None:
    """All is light there, whatever the reader has chosen, and has the whole width."""
    page = watch(color_scheme="light").open(merged, "#/conflicts")
    on_screen = page.locator("#detail-conflicts").bounding_box()["width"]
    light = colour(page), ink(page)
    page.get_by_role("button", name="Use dark colours").click()
    assert ink(page) != light[1]
    page.emulate_media(media="print", color_scheme="dark")
    assert (colour(page), ink(page)) == ("rgb(255, 255, 255)", light[1])
    assert page.locator("#detail-conflicts").bounding_box()["width"] > 1.4 * on_screen
    assert not page.locator("#view-conflicts .list").is_visible()


def test_on_paper_there_is_nothing_to_press(watch: Watch, merged: Path) -> None:
    """The drawing had its buttons there, and a frame told where the keyboard was."""
    page = watch().open(merged, "#/causes")
    page.locator("#rows-causes").press("ArrowDown")
    page.locator("#rows-causes").press("Enter")
    page.wait_for_function("document.activeElement.matches('#detail-causes h3:focus-visible')")
    page.emulate_media(media="print")
    assert page.locator("button:visible").count() == 0
    frame = "getComputedStyle(document.activeElement).outlineStyle"
    assert page.evaluate(frame) == "none"
