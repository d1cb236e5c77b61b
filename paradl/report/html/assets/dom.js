// Elements. Text only ever becomes text: nothing in this script makes markup of a string.

const SVG = "http://www.w3.org/2000/svg";

/** An element with attributes; children that are strings are text, null and false are nothing. */
function element(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

function drawn(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) node.setAttribute(name, value);
  }
  node.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

const byId = (id) => document.getElementById(id);
const said = byId("said");

/** Tells those who do not see the page. */
function announce(text) {
  said.textContent = text;
}

/** The link to a part of the report, or to something in it. */
function to(part, thing) {
  return thing === undefined ? `#/${part}` : `#/${part}/${encodeURIComponent(thing)}`;
}

/** An IRI: a link where it is an address of the web, whatever else it may be called. */
function address(iri) {
  const web = /^https?:\/\/[^\s"<>]+$/i.test(iri);
  return web ? element("a", { href: iri, rel: "noopener noreferrer", target: "_blank" }, iri) : element("bdi", {}, iri);
}

const MEANINGS = { T: "told true", F: "told false", B: "told true and told false", N: "not told" };

function value(letter) {
  return element("span", { class: `value ${letter}`, title: MEANINGS[letter] },
    letter, element("span", { class: "hidden" }, `: ${MEANINGS[letter]}`));
}

function tag(text, bad = false) {
  return element("span", { class: bad ? "tag bad" : "tag" }, text);
}

function heading(text) {
  return element("h4", {}, text);
}

/** "1 axiom", "2 axioms", "1,200 classes". */
function count(number, one, several = `${one}s`) {
  return `${number.toLocaleString("en")} ${number === 1 ? one : several}`;
}

/** As texts are compared with what is searched for: without accents, which not all keyboards have. */
function searchable(text) {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").toLowerCase();
}

/** A text in which what was searched for is marked. */
function marked(text, words) {
  const { folded, origins } = places(text);
  const found = words.map((word) => [folded.indexOf(word), word.length]).filter(([start]) => start >= 0);
  const parts = [];
  let from = 0;
  for (const [start, length] of found.sort((a, b) => a[0] - b[0])) {
    const [begin, end] = [origins[start], origins[start + length]];
    if (begin < from) continue;
    parts.push(text.slice(from, begin), element("mark", {}, text.slice(begin, end)));
    from = end;
  }
  return [...parts, text.slice(from)];
}

/** A text as it is searched, and where each sign of that stands in the text itself. */
function places(text) {
  const origins = [];
  let folded = "";
  let at = 0;
  for (const sign of text) {
    const own = searchable(sign);
    folded += own;
    origins.push(...Array(own.length).fill(at));
    at += sign.length;
  }
  return { folded, origins: [...origins, at] };
}

/** The first of many things, and a button for more of them. */
function some(things, draw, most = 60) {
  const list = element("ul", { class: "lines" });
  let shown = 0;
  const more = element("button", { type: "button", class: "quiet", onclick: show });
  function show() {
    const next = things.slice(shown, shown + most).map(draw);
    list.append(...next);
    const moved = shown > 0;
    shown += next.length;
    more.textContent = `${count(things.length - shown, "more", "more")} …`;
    more.hidden = shown >= things.length;
    if (moved) next[0]?.querySelector("a")?.focus();
  }
  show();
  return [list, more];
}
