// Conflicts, with what says yes and what says no side by side.

const KINDS = {
  "class-assertion": "type", "property-assertion": "value", class: "class", equality: "equality",
  cardinality: "cardinality", data: "data",
};

function tellConflict(number) {
  const one = data.conflicts[number];
  return [
    element("h3", {}, value("B"), one.title),
    one.kind === "class" && one.predicate && element("p", { class: "sentence" }, "Nothing can be in this class without contradiction."),
    element("div", { class: "tags" }, tag(KINDS[one.kind] ?? one.kind),
      [...new Set([one.subject, one.predicate, one.object])].filter((iri) => individualOf.has(iri) || classOf.has(iri))
        .map((iri) => element("span", { class: "tag" }, link(iri)))),
    one.yes
      ? element("div", { class: "sides" },
        side("yes", "T", "What says yes", yesOf(one), one.yes),
        side("no", "F", "What says no", noOf(one), one.no))
      : element("div", { class: "sides" },
        side("both", "B", "What says both", "Together these bring it about; without any one of them they would not.", one.why ?? [])),
    evidenceLines([...new Set([...(one.why ?? []), ...(one.yes ?? []), ...(one.no ?? [])].flat()
      .map((cause) => evidenceOf.get(data.axioms[cause].evidence)).filter((found) => found !== undefined))]),
    conflictLines(conflictsAbout.of(one.subject).filter((other) => other !== number), ["More about ", element("bdi", {}, one.subjectName)]),
  ];
}

function yesOf(one) {
  return one.kind === "class" ? `Each ${one.subjectName} is told to be in ${one.predicateName}, because`
    : `It is told true that ${sentence(one)}, because`;
}

function noOf(one) {
  return one.kind === "class" ? `Each ${one.subjectName} is told not to be in ${one.predicateName}, because`
    : `It is told false that ${sentence(one)}, because`;
}

function sentence(one) {
  return one.kind === "class-assertion" ? `${one.subjectName} is in ${one.predicateName}`
    : [one.subjectName, one.predicateName, one.objectName].join(" ");
}

function side(kind, letter, title, lead, sets) {
  return element("section", { class: `side ${kind}`, "aria-label": title },
    element("h4", {}, value(letter), title),
    element("p", { class: "small" }, lead),
    justifications(sets));
}

function conflictText(number) {
  const one = data.conflicts[number];
  const cited = [one.why, one.yes, one.no].flat(2).filter((cause) => cause !== undefined);
  return [one.title, one.subject, one.predicate ?? "", ...new Set(cited.map((cause) => data.axioms[cause].text))].join(" ");
}

function isOfKind(number, kind) {
  const own = data.conflicts[number].kind;
  return kind === "other" ? !["class-assertion", "property-assertion", "class"].includes(own) : own === kind;
}

const conflicts = new Browser("conflicts", {
  all: data.conflicts.map((_, number) => number), noun: ["conflict", "conflicts"],
  text: conflictText, name: (number) => data.conflicts[number].title, passes: isOfKind,
  draw: (number, words) => {
    const one = data.conflicts[number];
    return [value("B"), element("span", { class: "name", title: one.title }, marked(one.title, words)),
      element("span", { class: "amount" }, KINDS[one.kind] ?? one.kind)];
  },
  tell: tellConflict,
});
