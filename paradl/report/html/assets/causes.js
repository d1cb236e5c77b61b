// Axioms by how many conflicts they are part of, and the drawing of that.

function tellAxiom(number) {
  const one = data.axioms[number];
  const cited = conflictsWith.of(number);
  return [
    element("h3", {}, one.text),
    element("div", { class: "tags" },
      cited.length > 0 && tag(`in ${count(cited.length, "conflict")}`, true),
      one.place && tag(one.place),
      one.origin !== "asserted" && element("span", { class: "tag" }, one.judge ? whose(one) : one.origin)),
    one.words && element("blockquote", {}, one.words),
    element("pre", {}, one.axiom),
    conflictLines(cited, "Part of what brings about"),
    repairsWith.of(number).length > 0 && [heading("Taken out by"), element("ul", { class: "links" },
      repairsWith.of(number).map((repair) => element("li", {}, element("a", { href: to("repairs", repair) }, `repair ${repair + 1}`))))],
  ];
}

const blame = new Map(data.blame);
const most = Math.max(1, ...blame.values());

function blameBar(often) {
  return drawn("svg", { class: "bar B", viewBox: "0 0 100 4", preserveAspectRatio: "none", "aria-hidden": "true" },
    drawn("rect", { class: "rest", width: 100, height: 4 }), drawn("rect", { class: "part", width: 100 * often / most, height: 4 }));
}

const drawing = element("div", { class: "drawing" });
const toldBelow = element("div", {});
byId("detail-causes").append(drawing, toldBelow);

const causes = new Browser("causes", {
  all: [...blame.keys(), ...data.axioms.map((_, number) => number).filter((number) => !blame.has(number))],
  noun: ["axiom", "axioms"],
  text: (number) => `${data.axioms[number].text} ${data.axioms[number].axiom} ${data.axioms[number].place ?? ""}`,
  name: (number) => data.axioms[number].text,
  passes: (number, filter) => (filter === "several" ? blame.get(number) > 1 : Boolean(data.axioms[number].evidence)),
  draw: (number, words) => {
    const often = blame.get(number) ?? 0;
    return [element("span", { class: "name", title: data.axioms[number].text }, marked(data.axioms[number].text, words)),
      element("span", { class: "amount" }, often, element("span", { class: "hidden" }, often === 1 ? " conflict" : " conflicts")), blameBar(often)];
  },
  tell: tellAxiom, into: toldBelow,
  then: (number) => graph?.highlight(`axiom-${number}`),
});

const graph = data.graph.conflicts.length > 0 ? new Graph(drawing, (number, byKey) => {
  causes.pick(number);
  if (byKey) toldBelow.querySelector("h3").focus();
}) : drawing.remove();
