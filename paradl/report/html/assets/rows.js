// A list or a tree of any length: only the rows in sight are there. One tab stop; the arrow keys
// move in it, as the WAI-ARIA patterns of the listbox and the tree have it.

const ROW = 34;
const SPARE = 8;
/** What is chosen is told of below the list then, out of sight. */
const NARROW = matchMedia("(max-width: 820px)");

/** How far a row of a tree begins from the edge: deep ones step less, and leave their name room. */
function indent(level) {
  return `min(${18 * Math.min(level, 10) + 4 * Math.max(level - 10, 0)}px, 55%)`;
}

class Rows {
  /**
   * `draw(item)` is what a row shows; `choose(item)` is called when one is chosen, `open` when the
   * reader wants to go on to what is told of it, `key` and `name` identify and name it.
   */
  constructor(box, { draw, choose, open, name, twist = null }) {
    Object.assign(this, { box, draw, choose, open, name, twist });
    this.items = [];
    this.active = -1;
    this.chosen = null;
    this.typed = "";
    this.tree = box.getAttribute("role") === "tree";
    this.space = box.appendChild(element("div", { role: "presentation" }));
    this.space.style.position = "relative";
    let waiting = false;
    const later = () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => { waiting = false; this.paint(); });
    };
    box.addEventListener("scroll", later, { passive: true });
    new ResizeObserver(later).observe(box);
    box.addEventListener("keydown", (event) => this.key(event));
    box.addEventListener("click", (event) => this.click(event));
    box.addEventListener("focus", () => { if (this.active < 0 && this.items.length > 0) this.move(0, false); });
  }

  /** Other rows; the active one stays where `same` finds it again. */
  show(items, same = null) {
    this.items = items;
    this.active = same === null ? -1 : items.findIndex(same);
    this.space.style.height = `${items.length * ROW}px`;
    this.paint();
  }

  paint() {
    const top = Math.floor(this.box.scrollTop / ROW);
    const from = Math.max(0, top - SPARE);
    const until = Math.min(this.items.length, top + Math.ceil(this.box.clientHeight / ROW) + SPARE);
    const rows = [];
    for (let place = from; place < until; place++) rows.push(this.row(place));
    this.space.replaceChildren(...rows);
    const active = this.active >= from && this.active < until ? this.id(this.active) : "";
    if (active) this.box.setAttribute("aria-activedescendant", active);
    else this.box.removeAttribute("aria-activedescendant");
  }

  id(place) {
    return `${this.box.id}-${place}`;
  }

  row(place) {
    const item = this.items[place];
    const tree = this.tree ? {
      "aria-level": item.level, "aria-posinset": item.nth, "aria-setsize": item.among,
      "aria-expanded": item.leaf ? null : String(item.expanded),
    } : { "aria-posinset": place + 1, "aria-setsize": this.items.length };
    const row = element("div", {
      id: this.id(place), role: this.tree ? "treeitem" : "option", "data-place": place, ...tree,
      class: place === this.active ? "row active" : "row",
      "aria-selected": String(this.isChosen(item)),
    }, this.draw(item));
    row.style.top = `${place * ROW}px`;
    if (this.tree) row.style.paddingInlineStart = indent(item.level);
    return row;
  }

  isChosen(item) {
    return this.chosen !== null && item.thing === this.chosen;
  }

  /** Makes a row the active one, in sight; and chosen. */
  move(place, choose = true) {
    if (this.items.length === 0) return;
    this.active = Math.max(0, Math.min(this.items.length - 1, place));
    this.reveal();
    if (choose) {
      this.chosen = this.items[this.active].thing;
      this.choose(this.items[this.active]);
    }
    this.paint();
  }

  reveal() {
    const top = this.active * ROW;
    const height = this.box.clientHeight;
    if (top < this.box.scrollTop) this.box.scrollTop = top;
    else if (top + ROW > this.box.scrollTop + height) this.box.scrollTop = top + ROW - height;
  }

  click(event) {
    const row = event.target.closest(".row");
    if (!row) return;
    const place = Number(row.dataset.place);
    const twisted = event.target.closest(".twist");
    if (twisted && this.twist && !this.items[place].leaf) {
      this.active = place;
      this.twist(this.items[place]);
    } else {
      this.move(place);
      if (NARROW.matches) this.open(this.items[place]);
    }
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(this.box.clientHeight / ROW) - 1);
    const item = this.items[this.active];
    const keys = {
      ArrowDown: () => this.move(this.active + 1),
      ArrowUp: () => this.move(this.active - 1),
      PageDown: () => this.move(this.active + page),
      PageUp: () => this.move(this.active - page),
      Home: () => this.move(0),
      End: () => this.move(this.items.length - 1),
      Enter: () => item && this.open(item),
      " ": () => this.move(this.active),
      ArrowRight: () => this.right(item),
      ArrowLeft: () => this.left(item),
    };
    const act = keys[event.key] ?? (event.key.length === 1 && event.key !== "/" ? () => this.type(event.key) : null);
    if (!act) return;
    event.preventDefault();
    act();
  }

  right(item) {
    if (!this.tree || !item || item.leaf) return;
    if (item.expanded) this.move(this.active + 1);
    else this.twist(item);
  }

  left(item) {
    if (!this.tree || !item) return;
    if (item.expanded && !item.leaf) return this.twist(item);
    const above = this.items.slice(0, this.active).findLastIndex((one) => one.level < item.level);
    if (above >= 0) this.move(above);
  }

  /** Goes to the next row whose name begins with what was typed. */
  type(letter) {
    clearTimeout(this.forget);
    this.forget = setTimeout(() => { this.typed = ""; }, 600);
    this.typed += searchable(letter);
    const from = this.active + (this.typed.length === 1 ? 1 : 0);
    for (let step = 0; step < this.items.length; step++) {
      const place = (Math.max(0, from) + step) % this.items.length;
      if (searchable(this.name(this.items[place])).startsWith(this.typed)) return this.move(place);
    }
  }
}
