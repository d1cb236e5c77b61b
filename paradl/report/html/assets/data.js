// What the report tells, and who is meant by what.

const data = JSON.parse(byId("data").textContent);

const classOf = new Map(data.classes.map((one, number) => [one.iri, number]));
const individualOf = new Map(data.individuals.map((one, number) => [one.iri, number]));
const evidenceOf = new Map(data.evidence.map((one, number) => [one.key, number]));

/** Things by number, of each key a list. */
class Lists extends Map {
  add(key, number) {
    const list = this.get(key);
    if (list === undefined) this.set(key, [number]);
    else if (list.at(-1) !== number) list.push(number);
  }

  of(key) {
    return this.get(key) ?? [];
  }
}

const conflictsAbout = new Lists();
const conflictsWith = new Lists();
data.conflicts.forEach((one, number) => {
  for (const iri of [one.subject, one.predicate, one.object]) if (iri) conflictsAbout.add(iri, number);
  for (const part of [one.why, one.yes, one.no]) part?.flat().forEach((axiom) => conflictsWith.add(axiom, number));
});

const repairsWith = new Lists();
data.repairs.forEach((one, number) => one.remove.forEach((axiom) => repairsWith.add(axiom, number)));

const evidenceAbout = new Lists();
data.evidence.forEach((one, number) => evidenceAbout.add(one.subject, number));

/** Of each class, the individuals by the value of being in it. */
const members = data.classes.map(() => ({ T: [], F: [], B: [] }));
data.individuals.forEach((one, number) => {
  for (const letter of ["T", "F", "B"]) one[letter]?.forEach((cls) => members[cls][letter].push(number));
});

const children = data.classes.map(() => []);
const firstOf = (cls) => data.classes[cls].first ?? cls;
const roots = [];
data.classes.forEach((one, number) => {
  if (one.first !== undefined) return;
  const above = new Set((one.parents ?? []).map(firstOf).filter((parent) => parent !== number));
  for (const parent of above) children[parent].push(number);
  if (above.size === 0) roots.push(number);
});
