// Axioms on the left, conflicts on the right, lines from each axiom to what it is part of. Dragged
// or moved with Shift and the arrow keys, zoomed with the wheel, + and -; the arrow keys alone go
// from node to node.

const RIGHT = 250;
const EDGE = 315;
const ROOM = { axiom: EDGE - 26, conflict: EDGE - 18 };
const FONT = { axiom: "12px var(--mono)", conflict: "12.5px var(--sans)" };
const ZOOM = { least: 0.12, most: 4, step: 1.25 };

/** As much of a text as there is room for, also where it is told in bold: letters are as wide as they are. */
class Labels {
  constructor() {
    const style = getComputedStyle(document.documentElement);
    this.pen = document.createElement("canvas").getContext("2d");
    this.fonts = Object.fromEntries(Object.entries(FONT).map(([kind, font]) =>
      [kind, `700 ${font.replace(/var\((.*)\)/, (_, name) => style.getPropertyValue(name))}`]));
  }

  of(kind, text) {
    this.pen.font = this.fonts[kind];
    const fits = (some) => this.pen.measureText(some).width <= ROOM[kind];
    const letters = [...text];
    if (letters.length < ROOM[kind] && fits(text)) return text;
    let [least, most] = [0, Math.min(letters.length, ROOM[kind])];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (fits(`${letters.slice(0, middle).join("")}…`)) least = middle;
      else most = middle - 1;
    }
    return `${letters.slice(0, least).join("")}…`;
  }
}

class Graph {
  /** `choose(n, byKey)` is called for an axiom that was clicked on, or opened by the keyboard. */
  constructor(box, choose) {
    this.choose = choose;
    this.nodes = new Map();
    this.near = new Map();
    this.labels = new Labels();
    this.columns = { axiom: data.graph.axioms.map(([n]) => `axiom-${n}`), conflict: data.graph.conflicts.map(([n]) => `conflict-${n}`) };
    this.links = drawn("g", { "aria-hidden": "true" });
    this.content = drawn("g", {}, this.links);
    this.svg = drawn("svg", {
      role: "application", tabindex: "0", "aria-roledescription": "graph", "aria-describedby": "graph-help",
      "aria-label": `${count(data.graph.axioms.length, "axiom")} and ${count(data.graph.conflicts.length, "conflict")} that they cause`,
    }, this.content);
    for (const [n, y] of data.graph.axioms) this.place("axiom", n, 0, y);
    for (const [n, y] of data.graph.conflicts) this.place("conflict", n, RIGHT, y);
    this.connect();
    box.append(this.svg, this.zoomers(),
      element("div", { class: "heads", "aria-hidden": "true" }, element("span", {}, "Axioms"), element("span", {}, "Conflicts")));
    box.after(element("p", { class: "help", id: "graph-help" }, "Arrows go from node to node, Enter opens one. Shift+arrows or dragging pan; + and −, or the wheel, zoom."));
    this.listen(box);
  }

  place(kind, n, x, y) {
    const id = `${kind}-${n}`;
    const often = kind === "axiom" ? conflictsWith.of(n).length : 0;
    const radius = kind === "axiom" ? Math.min(15, 8 + 1.6 * Math.sqrt(often)) : 7;
    const text = kind === "axiom" ? data.axioms[n].text : data.conflicts[n].title;
    const node = drawn("g", {
      id: `graph-${id}`, class: `node ${kind}`, transform: `translate(${x} ${y})`, role: "img", "data-node": id,
      "aria-label": kind === "axiom" ? `${text}: in ${count(often, "conflict")}` : `Conflict: ${text}`,
    },
    drawn("title", {}, text),
    drawn("circle", { r: radius }),
    kind === "axiom" && drawn("text", { class: "number" }, String(often)),
    drawn("text", { class: "label", x: kind === "axiom" ? -radius - 7 : radius + 7 }, this.labels.of(kind, text)));
    this.nodes.set(id, { id, kind, n, x, y, node, label: node.getAttribute("aria-label") });
    this.near.set(id, new Set());
    this.content.append(node);
  }

  connect() {
    this.lines = [];
    for (const { n: conflict } of [...this.nodes.values()].filter((node) => node.kind === "conflict")) {
      const one = data.conflicts[conflict];
      for (const cause of new Set([one.why, one.yes, one.no].flat(2))) {
        const from = this.nodes.get(`axiom-${cause}`);
        if (!from) continue;
        const target = this.nodes.get(`conflict-${conflict}`);
        const line = drawn("path", { class: "link", d: `M0 ${from.y}C${RIGHT / 2} ${from.y} ${RIGHT / 2} ${target.y} ${RIGHT} ${target.y}` });
        this.links.append(line);
        this.lines.push({ line, ends: [from.id, target.id] });
        this.near.get(from.id).add(target.id);
        this.near.get(target.id).add(from.id);
      }
    }
  }

  zoomers() {
    const button = (text, label, act) => element("button", { type: "button", "aria-label": label, title: label, onclick: act }, text);
    return element("div", { class: "zoom" },
      button("+", "Zoom in", () => this.zoom(ZOOM.step)),
      button("−", "Zoom out", () => this.zoom(1 / ZOOM.step)),
      button("⤢", "See all", () => this.fit(true)));
  }

  listen(box) {
    const svg = this.svg;
    svg.addEventListener("keydown", (event) => this.key(event));
    svg.addEventListener("wheel", (event) => {
      event.preventDefault();
      const frame = svg.getBoundingClientRect();
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.03 : 0.0016)), event.clientX - frame.left, event.clientY - frame.top);
    }, { passive: false });
    svg.addEventListener("pointerdown", (event) => { this.from = { x: event.clientX, y: event.clientY, moved: false }; });
    svg.addEventListener("pointermove", (event) => this.drag(event));
    svg.addEventListener("pointerup", () => { setTimeout(() => { this.from = null; }); });
    svg.addEventListener("pointercancel", () => { this.from = null; });
    svg.addEventListener("click", (event) => {
      const id = event.target.closest(".node")?.dataset.node;
      if (id && !this.from?.moved) { this.highlight(id); this.follow(id, false); }
    });
    svg.addEventListener("pointerover", (event) => {
      const id = event.target.closest(".node")?.dataset.node;
      this.light(id ?? this.active);
    });
    svg.addEventListener("pointerleave", () => this.light(this.active));
    new ResizeObserver(() => {
      if (this.view || svg.clientWidth === 0) return;
      this.fit(false);
      this.bring();
    }).observe(box);
  }

  /** Everything in sight, or as much of it as can be read, from above. */
  fit(all) {
    const [wide, high] = [this.svg.clientWidth, this.svg.clientHeight];
    const [width, height] = [RIGHT + 2 * EDGE, data.graph.height + 90];
    const scale = Math.min(wide / width, all ? high / height : Infinity, 1.15);
    const spare = (high - height * scale) / 2;
    this.view = { scale, x: (wide - RIGHT * scale) / 2, y: 50 * scale + Math.max(0, spare) };
    this.paint();
  }

  paint() {
    const { x, y, scale } = this.view;
    this.content.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`);
  }

  zoom(by, x = this.svg.clientWidth / 2, y = this.svg.clientHeight / 2) {
    const scale = Math.max(ZOOM.least, Math.min(ZOOM.most, this.view.scale * by));
    const real = scale / this.view.scale;
    this.view = { scale, x: x - (x - this.view.x) * real, y: y - (y - this.view.y) * real };
    this.paint();
  }

  pan(x, y) {
    this.view = { ...this.view, x: this.view.x + x, y: this.view.y + y };
    this.paint();
  }

  drag(event) {
    if (!this.from || event.buttons === 0) return;
    const [x, y] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (!this.from.moved && Math.hypot(x, y) < 4) return;
    if (!this.from.moved) this.svg.setPointerCapture(event.pointerId);
    this.from = { x: event.clientX, y: event.clientY, moved: true };
    this.pan(x, y);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrows = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
    const arrow = arrows[event.key];
    if (arrow && event.shiftKey) this.pan(-60 * arrow[0], -60 * arrow[1]);
    else if (arrow) this.step(...arrow);
    else if (event.key === "+" || event.key === "=") this.zoom(ZOOM.step);
    else if (event.key === "-") this.zoom(1 / ZOOM.step);
    else if (event.key === "0") this.fit(true);
    else if (event.key === "Enter" && this.active) this.follow(this.active, true);
    else return;
    event.preventDefault();
  }

  /** To the next node of the column, or over to the nearest that this one is connected with. */
  step(x, y) {
    const now = this.nodes.get(this.active);
    if (!now) return this.go(this.columns.axiom[0] ?? this.columns.conflict[0]);
    const column = this.columns[now.kind];
    if (y !== 0) return this.go(column[column.indexOf(now.id) + y]);
    if ((x > 0) !== (now.kind === "axiom")) return;
    const over = [...this.near.get(now.id)].map((id) => this.nodes.get(id));
    this.go(over.sort((a, b) => Math.abs(a.y - now.y) - Math.abs(b.y - now.y))[0]?.id);
  }

  go(id) {
    if (!id) return;
    this.highlight(id);
    announce(this.nodes.get(id).label);
  }

  /** Makes a node the active one, in sight. */
  highlight(id) {
    const found = this.nodes.get(id);
    this.nodes.get(this.active)?.node.classList.remove("active");
    this.active = found ? id : null;
    this.light(this.active);
    if (!found) return this.svg.removeAttribute("aria-activedescendant");
    found.node.classList.add("active");
    this.svg.setAttribute("aria-activedescendant", found.node.id);
    this.bring();
  }

  /** The active node into sight. */
  bring() {
    const found = this.nodes.get(this.active);
    if (!found || !this.view) return;
    const y = found.y * this.view.scale + this.view.y;
    const high = this.svg.clientHeight;
    if (y < 40 || y > high - 60) this.pan(0, high / 2 - y);
  }

  /** A node and what it is connected with, before all else. */
  light(id) {
    const near = this.near.get(id);
    this.content.classList.toggle("some", Boolean(near));
    for (const { id: own, node } of this.nodes.values()) node.classList.toggle("near", own === id || Boolean(near?.has(own)));
    for (const { line, ends } of this.lines) line.classList.toggle("near", ends.includes(id));
  }

  follow(id, byKey) {
    const { kind, n } = this.nodes.get(id);
    if (kind === "axiom") this.choose(n, byKey);
    else location.hash = to("conflicts", n);
  }
}
