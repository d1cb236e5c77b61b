"""The report as its readers use it, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path
from typing import Any
from unicodedata import normalize

from made import E, axiom, conflict, findings
from reports import settle

from paradl.report.html import page as render

Watch = Callable[..., Any]

ACTIVE = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"


def active(page: Any) -> str:
    """What the row says that the keyboard is on."""
    return str(page.evaluate(f"{ACTIVE}?.querySelector('.name').textContent"))


def heading(page: Any) -> str:
    """Of what is told, in the part that is shown."""
    return str(page.locator(".view:not([hidden]) .detail h3").inner_text()).replace("\n", " ")


def follow(page: Any, link: Any) -> None:
    """Click on a link within the report."""
    link.click()
    settle(page)


def test_it_opens_from_disk_and_fetches_nothing(watch: Watch, merged: Path) -> None:
    watched = watch()
    page = watched.open(merged)
    assert page.get_by_role("heading", name="Inconsistent", exact=True).is_visible()
    for part in ("Conflicts", "Classes", "Individuals", "Causes", "Repairs", "Evidence"):
        follow(page, page.get_by_role("navigation").get_by_role("link", name=part))
        assert page.get_by_role("heading", name=part, exact=True, level=2).is_visible()
        assert page.locator("nav [aria-current=page]").inner_text().startswith(part)
        assert page.title().startswith(f"{part}: ")
    watched.assert_quiet(merged)


def test_from_a_conflict_to_an_axiom_to_a_repair_and_back(watch: Watch, merged: Path) -> None:
    watched = watch()
    page = watched.open(merged, "#/conflicts")
    told = heading(page)
    yes, no = (page.get_by_role("region", name=f"What says {side}") for side in ("yes", "no"))
    assert yes.get_by_role("listitem").count() > 0
    assert no.get_by_role("listitem").count() > 0
    axiom = yes.get_by_role("link").first.inner_text()
    follow(page, yes.get_by_role("link").first)
    assert page.url.partition("#")[2].startswith("/causes/")
    assert heading(page) == axiom
    assert page.locator(".node.active title").text_content() == axiom
    page.go_back()
    settle(page)
    assert heading(page) == told
    follow(page, page.get_by_role("navigation").get_by_role("link", name="Repairs"))
    follow(page, page.get_by_role("article").first.get_by_role("link").first)
    follow(page, page.get_by_role("link", name="repair 1"))
    assert page.locator(".repair.chosen h3").inner_text().startswith("Repair 1: remove")
    watched.assert_quiet(merged)


def test_a_class_is_found_and_leads_to_its_conflicts(watch: Watch, merged: Path) -> None:
    watched = watch()
    page = watched.open(merged, "#/classes")
    page.keyboard.press("/")
    page.keyboard.type("tomato")
    found = page.locator("#view-classes .found")
    assert re.fullmatch(r"\d+ of \d+ classes", found.inner_text())
    assert page.locator("#rows-classes mark").first.inner_text().lower() == "tomato"
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.id") == "rows-classes"
    assert active(page).lower().startswith("tomato")  # not what is above it
    page.keyboard.type("tom")
    assert active(page).lower().startswith("tomato")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.tagName") == "H3"
    assert "tomato" in heading(page).lower()
    follow(page, page.locator("#detail-classes a[href^='#/conflicts/']").first)
    assert page.url.partition("#")[2].startswith("/conflicts/")
    watched.assert_quiet(merged)


def test_a_letter_is_found_however_it_is_written(watch: Watch, tmp_path: Path) -> None:
    """With its accent in one sign, as keyboards write it, as a sign of its own, or without."""
    two = [conflict(E + name, axiom(f"{name} Type B"), label=name) for name in ("épée", "bow")]
    (tmp_path / "two.html").write_bytes(render(findings(conflicts=two)))
    two[0] = replace(two[0], subject_label=normalize("NFD", "épée"))
    (tmp_path / "apart.html").write_bytes(render(findings(conflicts=two)))
    sought = normalize("NFC", "Épé"), normalize("NFD", "Épé"), "Epe"
    for file, written in product(("two.html", "apart.html"), sought):
        page = watch().open(tmp_path / file, "#/conflicts")
        page.locator("#find-conflicts").fill(written)
        assert page.locator("#view-conflicts .found").inner_text() == "1 of 2 conflicts"
        shown = page.locator("#rows-conflicts mark").first.inner_text()
        assert normalize("NFC", shown) == "épé"


def test_from_a_part_without_a_search_field_to_one_that_has_one(
    watch: Watch, merged: Path, tmp_path: Path
) -> None:
    watched = watch()
    for part in ("#/summary", "#/repairs"):
        page = watched.open(merged, part)
        page.keyboard.press("/")
        page.keyboard.type("tomato")
        assert page.url.endswith("#/conflicts")
        assert page.locator("#find-conflicts").input_value() == "tomato"
        page.go_back()
        settle(page)
        assert page.url.endswith(part)
    watched.assert_quiet(merged)
    (tmp_path / "made.html").write_bytes(render(findings()))
    page = watch().open(tmp_path / "made.html")
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.id") == "find-classes"


def test_the_tree_by_keyboard(watch: Watch, huge: Path) -> None:
    watched = watch()
    page = watched.open(huge)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.goto(huge.as_uri() + "#/classes/http%3A%2F%2Fexample.org%2F%23Class0")
    settle(page)
    page.locator("#rows-classes").focus()
    assert active(page) == "the class 0"
    page.keyboard.press("ArrowRight")
    level = page.evaluate(f"{ACTIVE}.getAttribute('aria-level')")
    assert (active(page), level) == ("the class 1", "2")
    assert page.evaluate(f"{ACTIVE}.getAttribute('aria-expanded')") == "false"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(f"{ACTIVE}.getAttribute('aria-expanded')") == "true"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(f"{ACTIVE}.getAttribute('aria-posinset')") == "1"
    assert page.evaluate(f"{ACTIVE}.getAttribute('aria-setsize')") == "9"
    assert active(page) == heading(page)
    page.keyboard.press("ArrowLeft")
    assert active(page) == "the class 1"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(f"{ACTIVE}.getAttribute('aria-expanded')") == "false"
    page.keyboard.press("End")
    assert active(page) == "the class 9"
    page.keyboard.press("Home")
    assert active(page) == "the class 0"
    page.wait_for_url("**#/classes/*Class0")
    watched.assert_quiet(huge)


def test_of_ten_thousand_classes_few_rows_are_in_the_page(watch: Watch, huge: Path) -> None:
    """That is what keeps it fluid, however many there are: bench/report.py measures how fluid."""
    watched = watch()
    page = watched.open(huge, "#/classes")
    rows = page.locator("#rows-classes .row")
    page.get_by_role("button", name="Unfold all").click()
    page.wait_for_function("document.querySelector('#rows-classes > div').offsetHeight === 340000")
    assert 0 < rows.count() < 100
    page.locator("#rows-classes").focus()
    page.keyboard.press("End")
    assert active(page).startswith("the class")
    assert 0 < rows.count() < 100
    for text in ("9", "99", "999", "9999"):
        page.locator("#find-classes").fill(text)
        assert 0 < rows.count() < 100
    assert page.locator("#view-classes .found").inner_text() == "1 of 10,000 classes"
    # The one that was found, with the way down to it.
    assert rows.count() == 6
    page.locator("#find-classes").fill("")
    assert 0 < rows.count() < 100
    counts = page.evaluate(
        """async () => {
          const box = document.getElementById("rows-classes");
          const counts = [];
          for (let i = 0; i < 40; i++) {
            box.scrollTop += 2000;
            await new Promise(requestAnimationFrame);
            counts.push(box.querySelectorAll(".row").length);
          }
          return counts;
        }"""
    )
    assert 0 < min(counts) <= max(counts) < 100
    watched.assert_quiet(huge)


def test_what_an_address_asks_for_is_shown(watch: Watch, merged: Path) -> None:
    watched = watch()
    for address, shown in (
        ("#/nowhere", "Inconsistent"),
        ("#/conflicts/99999", "The report has no such thing."),
        ("#/classes/%E0%A4%A", "Classes"),
        ("#/individuals/nobody", "The report has no such thing."),
    ):
        page = watched.open(merged, address)
        assert page.get_by_text(shown).first.is_visible()
        page.goto("about:blank")
    assert watched.complaints == []


def test_what_is_in_the_title_is_not_said_again(watch: Watch, tmp_path: Path) -> None:
    nowhere = conflict(E + "A", axiom("A SubClassOf B"), kind="class", predicate=None, label="A")
    (tmp_path / "made.html").write_bytes(
        render(findings(conflicts=[replace(nowhere, predicate_label=None)]))
    )
    page = watch().open(tmp_path / "made.html", "#/conflicts")
    assert page.locator("#detail-conflicts").inner_text().count("without contradiction") == 1


def test_filters(watch: Watch, huge: Path) -> None:
    page = watch().open(huge, "#/classes")
    page.get_by_label("Show", exact=True).and_(page.locator("#filter-classes")).select_option(
        "conflicting"
    )
    assert page.locator("#view-classes .found").inner_text() == "20 of 10,000 classes"


def moved(page: Any) -> str:
    return str(page.locator(".drawing svg > g").get_attribute("transform"))


def test_the_drawing_is_panned_and_zoomed(watch: Watch, merged: Path) -> None:
    watched = watch()
    page = watched.open(merged, "#/causes")
    drawing = page.get_by_role("application")
    places = [moved(page)]
    drawing.focus()
    for act in (
        lambda: page.keyboard.press("+"),
        lambda: page.keyboard.press("Shift+ArrowRight"),
        lambda: page.keyboard.press("-"),
        lambda: page.keyboard.press("0"),
        lambda: page.get_by_role("button", name="Zoom in").click(),
        lambda: (drawing.hover(), page.mouse.wheel(0, 240)),
        lambda: (page.mouse.down(), page.mouse.move(700, 300, steps=4), page.mouse.up()),
    ):
        act()
        places.append(moved(page))
    assert all(a != b for a, b in pairwise(places)), places
    watched.assert_quiet(merged)


def test_the_drawing_by_keyboard(watch: Watch, merged: Path) -> None:
    watched = watch()
    page = watched.open(merged, "#/causes")
    page.get_by_role("application").focus()
    label = f"{ACTIVE}.getAttribute('aria-label')"
    first = page.evaluate(label)
    page.keyboard.press("ArrowDown")
    assert page.evaluate(label) != first
    page.keyboard.press("ArrowUp")
    assert page.evaluate(label) == first
    assert re.search(r": in \d+ conflicts?$", first)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(label).startswith("Conflict: ")
    assert page.locator("#said").inner_text() == page.evaluate(label)
    page.keyboard.press("Enter")
    page.wait_for_function("location.hash.startsWith('#/conflicts/')")
    watched.assert_quiet(merged)


def test_the_words_of_the_judge(watch: Watch, judged: Path) -> None:
    watched = watch()
    page = watched.open(judged, "#/evidence")
    page.locator("#find-evidence").fill("flippers")
    assert page.locator("#view-evidence .found").inner_text() == "1 of 2 judgements"
    page.keyboard.press("Enter")
    assert heading(page).endswith("Penguins fly.")
    against = page.get_by_role("region", name="What it said against it")
    assert "No living species of penguin" in against.inner_text()
    page.get_by_text("All 2 replies").click()
    assert page.get_by_text("they swim with them").last.is_visible()
    follow(page, page.locator("#detail-evidence").get_by_role("link", name="Penguins Type: flies"))
    no = page.get_by_role("region", name="What says no")
    assert "told by invented:ornithologist" in no.inner_text()
    follow(page, no.get_by_role("link", name="told by"))
    assert page.url.partition("#")[2].startswith("/evidence/")
    watched.assert_quiet(judged)


def test_a_link_followed_at_once_is_followed(watch: Watch, judged: Path) -> None:
    page = watch().open(judged, "#/evidence")
    place = page.get_by_role("link", name="Conflicts").bounding_box()
    page.evaluate("""() => {
        document.querySelector('#rows-evidence .row').click();
        setTimeout(() => {  // a machine so slow that what waits is overdue when the click comes
            const until = performance.now() + 600;
            while (performance.now() < until);
        });
    }""")
    page.mouse.click(place["x"] + 5, place["y"] + 5)
    page.wait_for_selector("#view-conflicts:not([hidden])", timeout=5_000)
    assert page.url.partition("#")[2].startswith("/conflicts")


def test_a_link_to_what_the_address_says_is_followed(watch: Watch, huge: Path) -> None:
    """It says so until the row that was chosen since is written into it."""
    page = watch().open(huge, "#/classes/http%3A%2F%2Fexample.org%2F%23Class0")
    assert heading(page) == "the class 0"
    told = page.evaluate("""() => {
        document.querySelectorAll('#rows-classes .row')[1].click();
        const told = document.querySelector('#detail-classes h3').textContent;
        [...document.querySelectorAll('#detail-classes a')]
            .find((link) => link.textContent === 'the class 0').click();
        return told;
    }""")
    assert told == "the class 1"
    page.wait_for_timeout(300)  # longer than an address waits
    assert heading(page) == "the class 0"
    assert page.url.endswith("Class0")
