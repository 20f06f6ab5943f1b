"use strict";
// Controls for the report of a batch: a filter by text and by status, an order, a theme, keys. Without them the page is
// a list.

const root = document.documentElement, grid = document.querySelector(".grid"), nav = document.getElementById("controls");
const items = Array.from(grid.children, element => ({
  element, row: Number(element.dataset.row), time: Number(element.dataset.time), bytes: Number(element.dataset.bytes),
  statuses: [element.dataset.status, ...("warned" in element.dataset ? ["warned"] : [])],
}));
const STATUSES = { drawn: "Drawn", unchanged: "Unchanged", failed: "Failed", warned: "With warnings" };
const ORDERS = { row: "By row", time: "Slowest first", bytes: "Largest first" };
const THEMES = ["auto", "light", "dark"];
const KEYS = {
  "/": "Find", "j": "Next image", "k": "Previous image", "Enter": "Open the image", "t": "Theme: auto, light, dark",
  "?": "This help", "Escape": "Clear the filter, close the help",
};
const state = { find: "", status: "", order: "row", theme: "auto" };
let shown = items, timer = 0;

/** An element; attributes that are functions are listeners. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes))
    typeof value === "function" ? element.addEventListener(key, value) : element.setAttribute(key, value);
  element.append(...children);
  return element;
}

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
  root.dataset.theme = themeButton.textContent = state.theme;
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

const nextTheme = () => update({ theme: THEMES[(THEMES.indexOf(state.theme) + 1) % THEMES.length] });
const findField = make("input", {
  class: "find", type: "search", placeholder: "Find in names and messages", "aria-label": "Find",
  input: () => { clearTimeout(timer); timer = setTimeout(() => update({ find: findField.value }), 80); },
});
const statusButtons = Object.entries(STATUSES)
  .filter(([status]) => items.some(item => item.statuses.includes(status)))
  .map(([status, label]) => make("button", {
    type: "button", "data-status": status,
    click: () => update({ status: state.status === status ? "" : status }),
  }, label));
const orderField = make("select", { "aria-label": "Order", change: () => update({ order: orderField.value }) },
  ...Object.entries(ORDERS).map(([value, label]) => make("option", { value }, label)));
const themeButton = make("button", { type: "button", class: "theme", title: "Theme", click: nextTheme });
const countLine = make("span", { class: "count", role: "status" });
const noneLine = make("p", { class: "none", hidden: "" }, "No image is shown: clear the filter with Escape.");
const help = make("dialog", { "aria-label": "Keys" }, make("h2", {}, "Keys"),
  make("dl", {}, ...Object.entries(KEYS).flatMap(([key, text]) =>
    [make("dt", {}, make("kbd", {}, key)), make("dd", {}, text)])),
  make("button", { type: "button", click: () => help.close() }, "Close"));
nav.append(make("div", { class: "row" }, findField,
  make("div", { class: "verdicts", role: "group", "aria-label": "Status" }, ...statusButtons), orderField, themeButton,
  make("button", { type: "button", "aria-label": "Keys", click: () => help.showModal() }, "?"), countLine));
grid.before(noneLine);
document.body.append(help);

const ACTIONS = {
  "/": () => { findField.focus(); findField.select(); }, "j": () => step(1), "k": () => step(-1), "t": nextTheme,
  "?": () => help.showModal(), "Escape": () => { document.activeElement.blur(); update({ find: "", status: "" }); },
};
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
  if (event.target.matches("input, select") && event.key !== "Escape") return;
  const action = ACTIONS[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

/** A link to a row that the filter hides shows all rows again. */
function visit() {
  const target = location.hash.startsWith("#row-") && document.getElementById(location.hash.slice(1));
  if (!target || !grid.contains(target)) return;
  if (target.hidden) update({ find: "", status: "" });
  focusOn(target);
}
addEventListener("hashchange", visit);
nav.hidden = false;
document.documentElement.style.setProperty("--bar", `${nav.offsetHeight}px`);
new ResizeObserver(() => document.documentElement.style.setProperty("--bar", `${nav.offsetHeight}px`)).observe(nav);
update({});
visit();
