// A part with a list on the left, which can be searched, and what was chosen on the right.

class Browser {
  /**
   * `all` are the things by number, `text(n)` is what a search looks in, `passes(n, filter)` is the
   * filter, `id(n)` stands in the address, `find(id)` is the way back; `tell(n)` is what is told, `into`
   * which element, and `then(n)` is called after that.
   */
  constructor(part, { all, noun, text, name, passes, draw, tell, id = String, find = Number, into = byId(`detail-${part}`), then = () => {} }) {
    Object.assign(this, { part, all, noun, name, passes, draw, tell, id, find, then, detail: into });
    this.texts = all.map((thing) => searchable(text(thing)));
    this.view = byId(`view-${part}`);
    this.input = byId(`find-${part}`);
    this.filter = byId(`filter-${part}`);
    this.found = this.view.querySelector(".found");
    this.told = null;
    this.words = [];
    this.rows = new Rows(byId(`rows-${part}`), {
      draw: (item) => this.draw(item.thing, this.words, item),
      name: (item) => this.name(item.thing),
      choose: (item) => this.choose(item.thing),
      open: (item) => { this.choose(item.thing); this.detail.querySelector("h3")?.focus(); },
      twist: (item) => this.twist(item),
    });
    this.input.addEventListener("input", () => this.search());
    this.filter.addEventListener("change", () => this.search());
    this.input.addEventListener("keydown", (event) => this.leave(event));
    this.search();
  }

  /** From the search field down into the list. */
  leave(event) {
    if (event.key === "ArrowDown" || event.key === "Enter") {
      event.preventDefault();
      this.rows.box.focus();
      this.rows.move(this.searching || this.rows.active < 0 ? this.first() : this.rows.active);
    } else if (event.key === "Escape" && this.input.value) {
      event.preventDefault();
      this.input.value = "";
      this.search();
    }
  }

  /** The row of what was found first; in a tree, what is above it has rows before. */
  first() {
    const found = new Set(this.hits.map((thing) => this.rowOf(thing)));
    return Math.max(0, this.rows.items.findIndex((item) => found.has(item.thing)));
  }

  get searching() {
    return this.words.length > 0 || this.filter.value !== "";
  }

  search() {
    this.words = searchable(this.input.value).split(/\s+/).filter(Boolean);
    const filter = this.filter.value;
    this.hits = this.all.filter((thing, place) => (!filter || this.passes(thing, filter))
      && this.words.every((word) => this.texts[place].includes(word)));
    this.found.textContent = this.searching
      ? `${this.hits.length.toLocaleString("en")} of ${count(this.all.length, ...this.noun)}` : count(this.all.length, ...this.noun);
    this.rows.box.scrollTop = 0;
    this.list();
  }

  /** Shows what was found. */
  list() {
    this.rows.show(this.hits.map((thing) => ({ thing })), (item) => item.thing === this.told);
  }

  twist() {}

  choose(thing) {
    this.show(thing);
    // Not at each key that is held down: some browsers count how often that is done. And not once a
    // link was followed, of which the page hears later.
    clearTimeout(this.address);
    const before = location.hash;
    this.address = setTimeout(() => {
      if (location.hash === before) history.replaceState(null, "", to(this.part, this.id(thing)));
    }, 150);
  }

  show(thing) {
    if (this.told === thing) return;
    this.told = thing;
    this.detail.scrollTop = 0;
    this.detail.replaceChildren(...[this.tell(thing)].flat(9).filter(Boolean));
    this.detail.querySelector("h3")?.setAttribute("tabindex", "-1");
    this.then(thing);
  }

  /** Chooses a thing from elsewhere on the page. */
  pick(thing) {
    this.reveal(thing);
    this.rows.move(this.rows.items.findIndex((item) => item.thing === this.rowOf(thing)));
  }

  /** What an address asks for; the first thing if it asks for nothing. */
  visit(id) {
    clearTimeout(this.address);
    const thing = id === undefined ? this.told ?? this.start : this.find(id);
    if (thing === undefined || !this.has(thing)) return this.miss(id);
    this.reveal(thing);
    this.rows.chosen = this.rowOf(thing);
    this.show(thing);
    const place = this.rows.items.findIndex((item) => item.thing === this.rows.chosen);
    if (place >= 0) this.rows.move(place, false);
  }

  rowOf(thing) {
    return thing;
  }

  /** What is shown unasked. */
  get start() {
    return this.hits[0];
  }

  has(thing) {
    return this.all.includes(thing);
  }

  /** Sees to it that a thing is in the list. */
  reveal(thing) {
    if (this.hits.includes(thing)) return;
    this.input.value = "";
    this.filter.value = "";
    this.search();
  }

  miss(id) {
    this.told = null;
    this.detail.replaceChildren(element("p", { class: "empty" },
      id === undefined ? `There are no ${this.noun[1]} here.` : "The report has no such thing."));
  }
}
