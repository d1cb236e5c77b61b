// What several parts of the report show.

function classLink(number) {
  const one = data.classes[number];
  return element("a", { href: to("classes", one.iri) }, element("bdi", {}, one.name));
}

function individualLink(number) {
  const one = data.individuals[number];
  return element("a", { href: to("individuals", one.iri) }, element("bdi", {}, one.name));
}

/** The name of whatever an IRI stands for, with a link where the report tells of it. */
function link(iri, name) {
  if (individualOf.has(iri)) return individualLink(individualOf.get(iri));
  if (classOf.has(iri)) return classLink(classOf.get(iri));
  return element("bdi", {}, name ?? iri);
}

function conflictLines(numbers, title = "Conflicts") {
  if (numbers.length === 0) return null;
  return [heading(title), some(numbers, (number) => element("li", {}, value("B"),
    element("a", { href: to("conflicts", number) }, data.conflicts[number].title)))];
}

function evidenceLines(numbers) {
  if (numbers.length === 0) return null;
  return [heading("What a judge said"), some(numbers, (number) => element("li", {}, value(data.evidence[number].belnap),
    element("a", { href: to("evidence", number) }, data.evidence[number].statement)))];
}

/** An axiom with where it stands, who said it, and in which words. */
function axiom(number, { words = true } = {}) {
  const one = data.axioms[number];
  const often = conflictsWith.of(number).length;
  return element("li", { class: "axiom" },
    element("a", { href: to("causes", number) }, one.text),
    element("div", { class: "where" },
      one.place && element("span", {}, one.place),
      often > 1 && element("span", {}, `in ${count(often, "conflict")}`),
      one.judge && element("span", {}, whose(one))),
    words && one.words && element("blockquote", { cite: null }, one.words));
}

function whose(one) {
  const who = `told by ${one.judge}${one.value ? `, ${one.value}` : ""}${one.review ? `, ${one.review}` : ""}`;
  const number = evidenceOf.get(one.evidence);
  return number === undefined ? who : element("a", { href: to("evidence", number) }, who);
}

/** Justifications one after the other: each suffices. */
function justifications(sets) {
  return sets.map((axioms, number) => [
    number > 0 && element("p", { class: "or" }, "and also because"),
    axioms.length > 0
      ? element("ul", {}, axioms.map((one) => axiom(one)))
      : element("p", {}, "it holds whatever the ontology says"),
  ]);
}

/** How the individuals share out among the values: T, F, B; what is left is N. */
function shares(cls) {
  const told = members[cls];
  const all = data.individuals.length;
  const bar = drawn("svg", { class: "bar", viewBox: `0 0 ${all} 4`, preserveAspectRatio: "none", "aria-hidden": "true" },
    drawn("rect", { class: "rest", width: all, height: 4 }));
  let from = 0;
  for (const letter of ["T", "B", "F"]) {
    bar.append(drawn("rect", { class: letter, x: from, width: told[letter].length, height: 4 }));
    from += told[letter].length;
  }
  return bar;
}

function hasMembers(cls) {
  return Object.values(members[cls]).some((list) => list.length > 0);
}
