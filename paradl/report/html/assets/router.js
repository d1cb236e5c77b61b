// The address says what is shown: #/part or #/part/thing.

const summary = { view: byId("view-summary"), visit() {} };
const shownParts = { summary, conflicts, classes, individuals, causes, repairs: repairsPart, evidence };
const title = document.title;
let current = "summary";

function asked() {
  const [, part, thing] = location.hash.split("/");
  if (!location.hash.startsWith("#/") || !Object.hasOwn(shownParts, part)) return ["summary"];
  try {
    return [part, thing === undefined || thing === "" ? undefined : decodeURIComponent(thing)];
  } catch {
    return [part];
  }
}

function visit(event) {
  if (event && location.hash && !location.hash.startsWith("#/")) return;
  const [part, thing] = asked();
  const changed = part !== current;
  current = part;
  for (const [name, one] of Object.entries(shownParts)) one.view.hidden = name !== part;
  for (const anchor of document.querySelectorAll("nav a")) {
    if (anchor.dataset.part === part) {
      anchor.setAttribute("aria-current", "page");
      anchor.scrollIntoView({ block: "nearest", inline: "nearest" }); // on a telephone they do not all fit
    } else anchor.removeAttribute("aria-current");
  }
  shownParts[part].visit(thing);
  const headline = shownParts[part].view.querySelector("h2");
  document.title = part === "summary" ? title : `${headline.textContent}: ${title}`;
  if (event && (changed || thing !== undefined)) {
    const told = thing === undefined ? null : shownParts[part].detail?.querySelector("h3");
    (told ?? headline).focus({ preventScroll: !told });
  }
}

addEventListener("hashchange", visit);
// A link to what the address says already changes nothing of it, and yet is to be followed: a row
// may have been chosen since.
addEventListener("click", (event) => {
  const hash = event.target.closest("a")?.hash;
  if (hash?.startsWith("#/") && hash === location.hash) visit(event);
});
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  event.preventDefault();
  if (!shownParts[current].input) {
    history.pushState(null, "", to(data.conflicts.length ? "conflicts" : "classes"));
    visit();
  }
  shownParts[current].input.select();
});
visit();
document.documentElement.dataset.ready = "yes";
