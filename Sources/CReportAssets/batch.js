// Controls for the report of a batch: a filter by text and by status, an order, a theme, keys. Without them the page is
// a list.

const grid = document.querySelector(".grid");
const items = Array.from(grid.children, element => ({
  element, row: Number(element.dataset.row), time: Number(element.dataset.time), bytes: Number(element.dataset.bytes),
  statuses: [element.dataset.status, ...("warned" in element.dataset ? ["warned"] : [])],
}));
const STATUSES = { drawn: "Drawn", unchanged: "Unchanged", failed: "Failed", warned: "With warnings" };
const ORDERS = { row: "By row", time: "Slowest first", bytes: "Largest first" };
const state = { find: "", status: "", order: "row", theme: "auto" };
let shown = items, timer = 0;

const textOf = item => item.text ??= item.element.textContent.toLowerCase();
const words = () => state.find.toLowerCase().split(/\s+/).filter(Boolean);
function update(change) {
  const isSorted = change.order && change.order !== state.order;
  Object.assign(state, change);
  if (isSorted) {
    const key = state.order, sign = key === "row" ? 1 : -1;
    grid.append(...items.toSorted((a, b) => sign * (a[key] - b[key])).map(item => item.element));
  }
  const all = words();
  for (const item of items)
    item.element.hidden = Boolean(state.status) && !item.statuses.includes(state.status)
      || !all.every(word => textOf(item).includes(word));
  shown = Array.from(grid.children).filter(element => !element.hidden);
  for (const button of statusButtons)
    button.setAttribute("aria-pressed", String(button.dataset.status === state.status));
  findField.value = state.find;
  orderField.value = state.order;
  showTheme();
  countLine.textContent = `${shown.length.toLocaleString("en")} of ${items.length.toLocaleString("en")} shown`;
  noneLine.hidden = shown.length > 0;
}

/** A failed row has no link: its element takes the focus. */
function focusOn(element) {
  const target = element.querySelector("a") || element;
  if (target === element) element.tabIndex = -1;
  element.scrollIntoView({ block: "nearest" });
  target.focus({ preventScroll: true });
}

function step(by) {
  const current = shown.indexOf(document.activeElement.closest?.(".grid > li"));
  const near = shown.findIndex(element => element.getBoundingClientRect().bottom > nav.offsetHeight);
  const next = current < 0 ? Math.max(near, 0) : current + by;
  if (shown[next]) focusOn(shown[next]);
}

const clear = () => { document.activeElement.blur(); update({ find: "", status: "" }); };
const help = listenToKeys([
  [["/"], "Find", () => { findField.focus(); findField.select(); }],
  [["j"], "Next image", () => step(1)],
  [["k"], "Previous image", () => step(-1)],
  [["Enter"], "Open the image"],
  [["t"], "Theme: auto, light, dark", nextTheme],
  [["?"], "This help", () => help.showModal()],
  [["Escape"], "Clear the filter, close the help", clear],
]);
const findField = make("input", {
  class: "find", type: "search", placeholder: "Find in names and messages", "aria-label": "Find",
  input: () => { clearTimeout(timer); timer = setTimeout(() => update({ find: findField.value }), 80); },
});
const statusButtons = Object.entries(STATUSES)
  .filter(([status]) => items.some(item => item.statuses.includes(status)))
  .map(([status, label]) => button({ "data-status": status },
    () => update({ status: state.status === status ? "" : status }), label));
const orderField = make("select", { "aria-label": "Order", change: () => update({ order: orderField.value }) },
  ...Object.entries(ORDERS).map(([value, label]) => make("option", { value }, label)));
const countLine = make("span", { class: "count", role: "status" });
const noneLine = make("p", { class: "none", hidden: "" }, "No image is shown: clear the filter with Escape.");
nav.append(make("div", { class: "row" }, findField,
  group("Status", "verdicts", ...statusButtons), orderField, themeButton,
  button({ "aria-label": "Keys" }, () => help.showModal(), "?"), countLine));
grid.before(noneLine);
document.body.append(help);

/** A link to a row that the filter hides shows all rows again. */
function visit() {
  const target = location.hash.startsWith("#row-") && document.getElementById(location.hash.slice(1));
  if (!target || !grid.contains(target)) return;
  if (target.hidden) update({ find: "", status: "" });
  focusOn(target);
}
addEventListener("hashchange", visit);
nav.hidden = false;
const measure = () => root.style.setProperty("--bar", `${nav.offsetHeight}px`);
measure();
new ResizeObserver(measure).observe(nav);
update({});
visit();
