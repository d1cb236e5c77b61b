// The class hierarchy. It is a graph: a class with several parents has a place below each, and is
// unfolded where the reader unfolds it, or, all at once, below the first one only.

/** So many classes are unfolded from the start. */
const FEW = 120;

function tellClass(number) {
  const one = data.classes[number];
  const parents = [...new Set((one.parents ?? []).map(firstOf))];
  return [
    element("h3", {}, element("bdi", {}, one.name)),
    element("p", { class: "iri" }, address(one.iri)),
    element("div", { class: "tags" },
      one.conflicting && tag("in conflict: so would every instance be", true),
      one.unsatisfiable && tag("classically unsatisfiable", true),
      one.split && tag("split into a told-true and a told-false side"),
      one.both && tag(`${count(one.both, "atom")} told both ways`, true)),
    conflictLines(conflictsAbout.of(one.iri)),
    classList("Equivalent to", one.same ?? []),
    classList("Parents", parents),
    classList("Children", children[firstOf(number)]),
    data.individuals.length > 0 && membersOf(number),
  ];
}

function classList(title, numbers) {
  if (numbers.length === 0) return null;
  return [heading(title), some(numbers, (number) => element("li", {}, classLink(number),
    data.classes[number].conflicting && tag("in conflict", true)))];
}

function membersOf(number) {
  const told = ["B", "T", "F"].flatMap((letter) => members[number][letter].map((one) => [letter, one]));
  const open = data.individuals.length - told.length;
  return [
    heading("Individuals"), shares(number),
    told.length > 0 && some(told, ([letter, one]) => element("li", {}, value(letter), individualLink(one))),
    element("p", { class: "small" }, told.length === 0 ? "Nothing is told of any individual's being in it."
      : open > 0 && `Of ${count(open, "other")}, nothing is told.`),
  ];
}

class Tree extends Browser {
  constructor(...details) {
    super(...details);
    const buttons = this.view.querySelector(".buttons");
    buttons.append(
      element("button", { type: "button", class: "quiet", onclick: () => this.unfold(true) }, "Unfold all"),
      element("button", { type: "button", class: "quiet", onclick: () => this.unfold(false) }, "Fold"));
  }

  /** The places that are unfolded. A place is the way down to it. */
  get open() {
    return (this.opened ??= data.classes.length <= FEW ? this.everything() : new Set(roots.length === 1 ? [`/${roots[0]}`] : []));
  }

  /** The places that unfolding all of it unfolds. */
  everything() {
    const seen = new Set();
    const found = new Set();
    this.places((place, number) => !seen.has(number) && Boolean(seen.add(number)) && Boolean(found.add(place)));
    return found;
  }

  list() {
    const items = this.searching ? this.around() : this.places((place) => this.open.has(place));
    const active = this.rows.items[this.rows.active]?.way;
    this.rows.show(items, active ? (item) => item.way === active : (item) => this.told !== null && item.thing === firstOf(this.told));
  }

  /** What was found, and what is above it, each class unfolded once. */
  around() {
    const wanted = new Set();
    const waiting = this.hits.map(firstOf);
    while (waiting.length > 0) {
      const next = waiting.pop();
      if (wanted.has(next)) continue;
      wanted.add(next);
      waiting.push(...(data.classes[next].parents ?? []).map(firstOf));
    }
    const unfolded = new Set();
    return this.places((place, number) => !this.folded?.has(place) && !unfolded.has(number) && Boolean(unfolded.add(number)), wanted);
  }

  /** The rows, from above: those among `wanted`, if that is given. */
  places(isOpen, wanted = null) {
    const items = [];
    const below = (numbers) => (wanted ? numbers.filter((number) => wanted.has(number)) : numbers);
    const stack = [];
    const push = (numbers, way, level) => {
      for (let i = numbers.length - 1; i >= 0; i--) {
        stack.push({ thing: numbers[i], way: `${way}/${numbers[i]}`, level, nth: i + 1, among: numbers.length });
      }
    };
    push(below(roots), "", 1);
    while (stack.length > 0) {
      const item = stack.pop();
      const next = below(children[item.thing]);
      item.leaf = next.length === 0;
      item.expanded = !item.leaf && isOpen(item.way, item.thing);
      items.push(item);
      if (item.expanded) push(next, item.way, item.level + 1);
    }
    return items;
  }

  search() {
    this.folded = new Set();
    super.search();
  }

  twist(item) {
    const changed = this.searching ? this.folded : this.open;
    if (!changed.delete(item.way)) changed.add(item.way);
    this.list();
    announce(`${data.classes[item.thing].name} ${item.expanded ? "folded" : "unfolded"}`);
  }

  unfold(all) {
    this.opened = all ? this.everything() : new Set();
    this.list();
  }

  has(thing) {
    return thing < data.classes.length;
  }

  /** Unfolds the way down to a class, by the first parents. */
  reveal(thing) {
    const first = firstOf(thing);
    if (this.searching && !this.hits.some((hit) => firstOf(hit) === first)) super.reveal(thing);
    if (this.searching || this.rows.items.some((item) => item.thing === first)) return;
    const way = [];
    for (let up = first; up !== undefined; [up] = (data.classes[up].parents ?? []).map(firstOf)) way.unshift(up);
    let place = "";
    for (const step of way.slice(0, -1)) this.open.add(place += `/${step}`);
    this.list();
  }

  /** Of equivalent classes one has a row. */
  rowOf(thing) {
    return firstOf(thing);
  }

  /** What is in conflict, or else from above. */
  get start() {
    const bad = data.classes.findIndex((one, number) => one.conflicting || members[number].B.length > 0);
    return this.searching ? this.hits[0] : bad >= 0 ? bad : roots[0];
  }
}

const classes = new Tree("classes", {
  all: data.classes.map((_, number) => number), noun: ["class", "classes"],
  text: (number) => `${data.classes[number].name} ${data.classes[number].iri}`,
  name: (number) => data.classes[number].name,
  passes: (number, filter) => (filter === "members" ? hasMembers(number) : Boolean(data.classes[number][filter])),
  draw: (number, words, item) => {
    const one = data.classes[number];
    const same = (one.same ?? []).map((equal) => ` ≡ ${data.classes[equal].name}`).join("");
    const bad = one.conflicting || one.unsatisfiable;
    const told = members[number];
    return [
      element("span", { class: item.leaf ? "twist leaf" : "twist", "aria-hidden": "true" }),
      element("span", { class: bad ? "name bad" : "name", title: one.name + same }, marked(one.name + same, words)),
      bad && element("span", { class: "hidden" }, ", in conflict"),
      bad && element("span", { class: "value B", "aria-hidden": "true" }, "B"),
      hasMembers(number) && [shares(number), element("span", { class: "hidden" },
        `, individuals: ${told.T.length} true, ${told.B.length} both, ${told.F.length} false`)],
    ];
  },
  tell: tellClass,
  id: (number) => data.classes[number].iri, find: (iri) => classOf.get(iri),
});
