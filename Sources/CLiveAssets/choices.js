// What the user has chosen: it outlives a reload.

/** One device for each screen, the newest with that size: name, width and height in points, upright. */
const PHONES = [
  ["iPhone Air", 420, 912], ["iPhone 17 Pro Max", 440, 956], ["iPhone 17 Pro", 402, 874], ["iPhone 16 Plus", 430, 932],
  ["iPhone 16", 393, 852], ["iPhone 16e", 390, 844], ["iPhone 14 Plus", 428, 926], ["iPhone 13 mini", 375, 812],
  ["iPhone 11 Pro Max", 414, 896], ["iPhone SE (3rd generation)", 375, 667], ["iPhone 8 Plus", 414, 736],
  ["iPhone SE (1st generation)", 320, 568],
];
const TABLETS = [
  ["iPad Pro 13-inch (M5)", 1032, 1376], ["iPad Pro 11-inch (M5)", 834, 1210],
  ["iPad Pro (11-inch) (4th generation)", 834, 1194], ["iPad Air 13-inch (M3)", 1024, 1366],
  ["iPad Air 11-inch (M3)", 820, 1180], ["iPad mini (A17 Pro)", 744, 1133], ["iPad (9th generation)", 810, 1080],
];
const LOCALES = ["en", "en-GB", "ar", "cs", "da", "de", "es", "fa", "fi", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl",
  "pt-BR", "ru", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant"];
const TYPE_SIZES = { xSmall: "Extra small", small: "Small", medium: "Medium", large: "Large", xLarge: "Extra large",
  xxLarge: "2 × extra large", xxxLarge: "3 × extra large", accessibility1: "Accessibility 1",
  accessibility2: "Accessibility 2", accessibility3: "Accessibility 3", accessibility4: "Accessibility 4",
  accessibility5: "Accessibility 5" };
const RATES = { 1: "1 ×", 0.5: "½ ×", 0.25: "¼ ×", 0.1: "⅒ ×" };
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const SMALLEST_SCALE = 0.25, LARGEST_SCALE = 4;

const DEFAULTS = { preview: "", device: "", width: 0, height: 0, turned: false, zoom: "fit", scheme: "", type: "", direction: "", locale: "",
  rate: "1", figures: false };
const STORE = "galley.live", KEPT_ADDRESSES = 8;

/** A number that stands for the address, which is a secret itself. */
function addressHash() {
  let hash = 5381;
  for (const character of location.pathname) hash = (hash * 33 + character.codePointAt(0)) >>> 0;
  return hash;
}

/** `[hash, choices]` of the last addresses, the newest first. */
function storedChoices() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORE));
    return Array.isArray(stored) ? stored.filter(Array.isArray) : [];
  } catch { return []; }
}

/** Those of this address, or of the last one: an address is new with each start of the server. */
function keptChoices() {
  const stored = storedChoices(), own = stored.find(([hash]) => hash === addressHash()) || stored[0];
  const kept = own && typeof own[1] === "object" && own[1] || {};
  const choices = { ...DEFAULTS };
  for (const [name, value] of Object.entries(DEFAULTS)) if (typeof kept[name] === typeof value) choices[name] = kept[name];
  return choices;
}

const choices = keptChoices();

function choose(change) {
  Object.assign(choices, change);
  const others = storedChoices().filter(([hash]) => hash !== addressHash()).slice(0, KEPT_ADDRESSES - 1);
  try {
    localStorage.setItem(STORE, JSON.stringify([[addressHash(), choices], ...others]));
  } catch { /* A browser that keeps nothing still shows everything. */ }
}

/** The size that is asked for, in points; null for the preview's own. */
function deviceSize() {
  if (choices.device === "size" && choices.width >= 1 && choices.height >= 1) {
    return { width: choices.width, height: choices.height };
  }
  const device = [...PHONES, ...TABLETS].find(([name]) => name === choices.device);
  if (!device) return null;
  return choices.turned ? { width: device[2], height: device[1] } : { width: device[1], height: device[2] };
}

/** Fills a list of choices: `own` is what the empty value is called, if there is one. */
function fill(id, own, groups) {
  const select = at(id);
  if (own) select.append(make("option", { value: "" }, own));
  for (const [label, options] of groups) {
    const place = label ? select.appendChild(make("optgroup", { label })) : select;
    for (const [value, text] of options) place.append(make("option", { value }, text));
  }
}

function fillChoices() {
  const devices = list => list.map(([name, width, height]) => [name, `${name} · ${width} × ${height}`]);
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  fill("device", "Preview’s own", [["Phones", devices(PHONES)], ["Tablets", devices(TABLETS)]]);
  at("device").append(make("option", { value: "size", hidden: "" }));
  fill("zoom", null, [["", [["fit", "Fit"], ...ZOOMS.map(zoom => [String(zoom), `${zoom * 100} %`])]]]);
  fill("scheme", "Own", [["", [["light", "Light"], ["dark", "Dark"]]]]);
  fill("type", "Own", [["", Object.entries(TYPE_SIZES)]]);
  fill("direction", "Own", [["", [["leftToRight", "Left to right"], ["rightToLeft", "Right to left"]]]]);
  fill("locale", "Own", [["", LOCALES.map(locale => [locale, names.of(locale)])]]);
  fill("rate", null, [["", Object.entries(RATES).sort(([a], [b]) => b - a)]]);
}

/** Shows the choices in the controls; one that is no longer offered becomes the first. */
function showChoices() {
  const own = at("device").querySelector("[value=size]");
  own.hidden = choices.device !== "size";
  own.textContent = `${choices.width} × ${choices.height}`;
  for (const id of ["device", "zoom", "scheme", "type", "direction", "locale", "rate"]) {
    at(id).value = choices[id];
    if (at(id).selectedIndex < 0) choices[id] = at(id).value = DEFAULTS[id];
  }
  at("turn").setAttribute("aria-pressed", String(choices.turned));
  at("turn").disabled = !choices.device || choices.device === "size";
  at("figures").setAttribute("aria-pressed", String(choices.figures));
}
