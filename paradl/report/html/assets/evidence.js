// What a judge said, in its own words.

function tellEvidence(number) {
  const one = data.evidence[number];
  const details = [
    ["Judge", one.judge], ["Asked with", [one.prompt, one.policy].filter(Boolean).join(", ")], ["On", one.judged],
    ["Confidence", one.confidence === undefined ? "" : one.confidence.toFixed(3)],
    ["Review", one.review ? `${one.review}${one.reviewer ? ` by ${one.reviewer}` : ""}` : "nobody has looked at it yet"],
    ["Atom", one.atom], ["Key", one.key],
  ];
  return [
    element("h3", {}, value(one.belnap), one.statement),
    element("p", { class: "sentence" }, `The judge came to ${one.said}`, one.counted !== one.said && `, of which ${one.counted} counts`,
      ": whether it could verify it, and whether it could refute it (t yes, f no, e no verdict)."),
    element("div", { class: "sides" }, wordsOf(one, "for", "What it said for it"), wordsOf(one, "against", "What it said against it")),
    one.replies && element("details", {}, element("summary", {}, `All ${count(one.replies.length, "reply", "replies")}`),
      one.replies.map((reply) => [element("p", { class: "small" }, `${reply.side}: ${reply.verdict}`),
        element("blockquote", { class: reply.side }, reply.text)])),
    one.subject && [heading("About"), element("ul", { class: "links" }, element("li", {}, link(one.subject)))],
    conflictLines(conflictsFrom(one.key), "Part of what brings about"),
    heading("Where it comes from"),
    element("dl", { class: "facts" }, details.filter(([, text]) => text).map(([name, text]) => [element("dt", {}, name), element("dd", {}, text)])),
  ];
}

function wordsOf(one, side, title) {
  return element("section", { class: side === "for" ? "side yes" : "side no", "aria-label": title },
    element("h4", {}, title),
    one.words?.[side] ? element("blockquote", { class: side }, one.words[side]) : element("p", { class: "small" }, "No words of this side are kept."));
}

function conflictsFrom(key) {
  const citing = data.axioms.flatMap((one, number) => (one.evidence === key ? [number] : []));
  return [...new Set(citing.flatMap((number) => conflictsWith.of(number)))];
}

const evidence = new Browser("evidence", {
  all: data.evidence.map((_, number) => number), noun: ["judgement", "judgements"],
  text: (number) => {
    const one = data.evidence[number];
    return [one.statement, one.atom, one.judge, ...Object.values(one.words ?? {})].join(" ");
  },
  name: (number) => data.evidence[number].statement,
  passes: (number, filter) => data.evidence[number].belnap === filter,
  draw: (number, searched) => {
    const one = data.evidence[number];
    return [value(one.belnap), element("span", { class: "name", title: one.statement }, marked(one.statement, searched)),
      element("span", { class: "amount" }, one.said)];
  },
  tell: tellEvidence,
  id: (number) => data.evidence[number].key, find: (key) => evidenceOf.get(key) ?? Number(key),
});
