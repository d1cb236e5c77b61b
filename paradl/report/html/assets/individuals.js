// Individuals, with the value of each type and each property value.

function tellIndividual(number) {
  const one = data.individuals[number];
  return [
    element("h3", {}, element("bdi", {}, one.name)),
    element("p", { class: "iri" }, address(one.iri)),
    conflictLines(conflictsAbout.of(one.iri)),
    typesOf(one),
    one.facts && [heading("Values"), some(one.facts, fact)],
    evidenceLines(evidenceAbout.of(one.iri)),
  ];
}

/** What is in conflict first, then what is direct. */
function typesOf(one) {
  const direct = new Set(one.direct);
  const types = ["B", "T", "F"].flatMap((letter) => (one[letter] ?? []).map((cls) => [letter, cls]));
  types.sort((a, b) => rank(a) - rank(b));
  function rank([letter, cls]) {
    return letter === "B" ? 0 : letter === "T" && direct.has(cls) ? 1 : letter === "T" ? 2 : 3;
  }
  return [
    heading("Types"),
    some(types, ([letter, cls]) => element("li", { class: letter === "T" && !direct.has(cls) ? "dim" : null },
      value(letter), classLink(cls), letter === "T" && !direct.has(cls) && tag("inherited"))),
    element("p", { class: "small" }, "What is false is listed for split classes alone; paradl ask knows it of the others."),
  ];
}

function fact(one) {
  return element("li", {}, value(one.value), element("span", {}, `${one.property} `,
    one.individual === undefined ? element("bdi", {}, one.object) : individualLink(one.individual)));
}

function isGlutted(one) {
  return Boolean(one.B) || Boolean(one.facts?.some((told) => told.value === "B")) || conflictsAbout.of(one.iri).length > 0;
}

const individuals = new Browser("individuals", {
  all: data.individuals.map((_, number) => number), noun: ["individual", "individuals"],
  text: (number) => `${data.individuals[number].name} ${data.individuals[number].iri}`,
  name: (number) => data.individuals[number].name,
  passes: (number, filter) => {
    const one = data.individuals[number];
    return filter === "B" ? isGlutted(one) : Boolean(one.F) || Boolean(one.facts?.some((told) => told.value === "F"));
  },
  draw: (number, words) => {
    const one = data.individuals[number];
    const bad = isGlutted(one);
    return [
      bad && element("span", { class: "value B", "aria-hidden": "true" }, "B"),
      element("span", { class: bad ? "name bad" : "name", title: one.name }, marked(one.name, words)),
      bad && element("span", { class: "hidden" }, ", in conflict"),
      element("span", { class: "amount" }, (one.direct ?? []).slice(0, 2).map((cls) => data.classes[cls].name).join(", ")),
    ];
  },
  tell: tellIndividual,
  id: (number) => data.individuals[number].iri, find: (iri) => individualOf.get(iri),
});
