"use strict";
// What the scripts of all reports have in common, and stand behind: elements, the theme, keys and their help. They
// define `state`, which has the theme, and `update`, which changes it.

const THEMES = ["auto", "light", "dark"];
const root = document.documentElement, nav = document.getElementById("controls");

/** An element; attributes that are functions are listeners. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes))
    typeof value === "function" ? element.addEventListener(key, value) : element.setAttribute(key, value);
  element.append(...children);
  return element;
}
const button = (attributes, click, ...inner) => make("button", { type: "button", ...attributes, click }, ...inner);
const group = (label, name, ...inner) => make("div", { class: name, role: "group", "aria-label": label }, ...inner);

const nextTheme = () => update({ theme: THEMES[(THEMES.indexOf(state.theme) + 1) % THEMES.length] });
const themeButton = button({ class: "theme", title: "Theme" }, nextTheme);
const showTheme = () => { root.dataset.theme = themeButton.textContent = state.theme; };

/** Listens to keys, and makes the dialog that lists them. Each entry has its keys, what they are for, and what they do;
 * without the last the browser does it. */
function listenToKeys(entries) {
  const help = make("dialog", { "aria-label": "Keys" }, make("h2", {}, "Keys"),
    make("dl", {}, ...entries.flatMap(([keys, text]) =>
      [make("dt", {}, ...keys.map(key => make("kbd", {}, key))), make("dd", {}, text)])),
    button({}, () => help.close(), "Close"));
  const actions = new Map(entries.flatMap(([keys, , action]) => action ? keys.map(key => [key, action]) : []));
  document.addEventListener("keydown", event => {
    const isTyping = event.key !== "Escape" && event.target.closest("input:not([type=range]), select, textarea");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || help.open || !actions.has(event.key)) return;
    event.preventDefault();
    actions.get(event.key)(event.key);
  });
  return help;
}
