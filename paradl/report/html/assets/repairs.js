// What to take out so that nothing is in conflict.

const repairsPart = {
  view: byId("view-repairs"),

  visit(id) {
    const fill = this.view.querySelector(".fill");
    fill.replaceChildren(...(data.repairs.length > 0 ? data.repairs.map(tellRepair) : [element("p", { class: "empty" },
      data.conflicts.length > 0 ? "No repair was looked for, or none found." : "Nothing is in conflict: there is nothing to repair.")]));
    const chosen = id === undefined ? null : fill.children[Number(id)];
    chosen?.classList.add("chosen");
    chosen?.scrollIntoView({ block: "nearest" });
  },
};

function tellRepair(one, number) {
  return element("article", { class: "card repair", id: `repair-${number}`, "aria-labelledby": `title-repair-${number}` },
    element("header", {}, element("h3", { id: `title-repair-${number}` }, `Repair ${number + 1}: remove ${count(one.remove.length, "axiom")}`),
      element("span", { class: "small" }, costOf(one)),
      one.remaining && tag(`${count(one.remaining.length, "conflict")} would stay`, true)),
    element("ul", {}, one.remove.map((cause) => axiom(cause))),
    one.lost && [heading(one.losing > one.lost.length ? `Also lost, of which the first ${one.lost.length.toLocaleString("en")}` : "Also lost"), some(one.lost, (text) => element("li", {}, text), 8)],
    one.remaining && [heading("What would stay, as no axiom is to blame"), some(one.remaining, (text) => element("li", {}, text), 8)],
    one.command && [heading("To write a repaired copy"), element("pre", {}, one.command)]);
}

function costOf(one) {
  const lost = one.unknown ? "what else is lost cannot be told in this logic"
    : one.lost ? `${count(one.losing, "other consequence")} ${one.losing === 1 ? "is" : "are"} lost` : "no other subsumption or type is lost";
  return `${lost}; its names occur ${count(one.usage, "time")} in other axioms`;
}
