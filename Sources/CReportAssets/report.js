// Controls for the report of golden images. What a case needs beyond its HTML, buttons and a viewer, is made when
// it comes near the screen: a thousand cases open as fast as ten.

const MODES = { side: "Side by side", slider: "Slider", blink: "Blink", onion: "Onion skin", difference: "Difference" };
const LEVELS = [1, 2, 4, 8, 16];
const ALLOWED = { mode: Object.keys(MODES), zoom: ["fit", ...LEVELS.map(String)], theme: THEMES };
const NO_FILTERS = { find: "", suite: "", tolerance: "", hide: "" };
const DEFAULTS = { mode: "side", zoom: "fit", ...NO_FILTERS, theme: "auto" };
const KINDS = ["expected", "difference", "actual"];
/** What a comparison calls them. */
const WORDS = document.body.dataset.subject === "comparison" ? { expected: "before", actual: "after" } : {};
const BLINK_MILLISECONDS = 500;
const body = document.body, main = document.querySelector("main");
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
/** Each with the `name`, `suite`, `verdict` and maybe `tolerance` of its element. */
const cases = Array.from(document.querySelectorAll("article.case"), article =>
  ({ ...article.dataset, article, layout: article.querySelector(".layout"), images: {}, regions: [] }));
const entryOf = new Map(cases.map(entry => [entry.article, entry]));
const state = { ...DEFAULTS }, toggles = [], near = new Set(), marked = new Set(), placedByScript = new WeakMap();
let shown = cases, current = null, canvases = {}, blinkTimer = 0, isBlinkPaused = false, saveTimer = 0;

/** A button that shows whether what it stands for holds. */
function toggle(attributes, isPressed, click, ...inner) {
  const element = button(attributes, click, ...inner);
  const show = () => element.setAttribute("aria-pressed", String(Boolean(isPressed())));
  toggles.push(show);
  show();
  return element;
}
const showToggles = () => toggles.forEach(show => show());

// The state, and what of it is shown

/** Heights change all over the page, but the case that is looked at stays where it is. */
function update(change) {
  const anchor = isOnScreen(current) ? current : shown.find(isOnScreen);
  const top = anchor ? anchor.article.getBoundingClientRect().top : 0;
  Object.assign(state, change);
  for (const entry of cases) entry.article.hidden = !matches(entry);
  shown = cases.filter(entry => !entry.article.hidden);
  noneLine.hidden = shown.length > 0 || cases.length === 0;
  findField.value = state.find;
  suiteField.value = state.suite;
  Object.assign(body.dataset, { mode: state.mode, zoom: state.zoom });
  body.style.setProperty("--zoom", Number(state.zoom) || 1);
  showTheme();
  runBlink();
  select(shown.includes(current) ? current : shown[0]);
  near.forEach(refresh);
  if (scrollY > 0 && shown.includes(anchor)) scrollBy(0, anchor.article.getBoundingClientRect().top - top);
  saveAddress();
}

const hiddenVerdicts = () => state.hide.split(".").filter(Boolean);
function toggleVerdict(verdict) {
  const all = hiddenVerdicts(), others = all.filter(one => one !== verdict);
  update({ hide: (others.length < all.length ? others : [...all, verdict]).join(".") });
}

function matches(entry) {
  if (entry.text === undefined) {
    const parts = entry.article.querySelectorAll("h2, .explanation");
    entry.text = [entry.name, ...Array.from(parts, part => part.textContent)].join(" ").toLowerCase();
  }
  return !hiddenVerdicts().includes(entry.verdict) && (!state.suite || entry.suite === state.suite)
    && (!state.tolerance || entry.tolerance)
    && state.find.toLowerCase().split(/\s+/).every(word => entry.text.includes(word));
}

function select(entry = null) {
  if (current) current.article.removeAttribute("aria-current");
  if (entry) entry.article.setAttribute("aria-current", "true");
  current = entry;
  countLine.textContent = entry ? `case ${shown.indexOf(entry) + 1} of ${shown.length} shown` : "no case shown";
}

/** Scrolls to a case. The focus goes along, so that Tab continues inside of it. */
function go(entry) {
  select(entry);
  entry.article.tabIndex = -1;
  entry.article.focus({ preventScroll: true });
  entry.article.scrollIntoView({ block: "start" });
  saveAddress();
}

function isOnScreen(entry) {
  const box = entry && entry.article.getBoundingClientRect();
  return Boolean(box) && box.bottom > nav.getBoundingClientRect().bottom && box.top < innerHeight;
}

/** After scrolling by hand, next and previous start at what is seen and not at what was current. */
function step(by) {
  const seen = isOnScreen(current) ? -1 : shown.findIndex(isOnScreen);
  const index = seen < 0 ? shown.indexOf(current) + by : by > 0 ? seen : seen - 1;
  if (shown[index]) go(shown[index]);
}

const zoomBy = steps => update({ zoom: ALLOWED.zoom[ALLOWED.zoom.indexOf(state.zoom) + steps] || state.zoom });
const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
function zoomToRegion(entry, region) {
  const across = entry.article.querySelector(state.mode === "side" ? "figure" : "h2").clientWidth;
  const levels = LEVELS.filter(level => region.width * level < across * .8 && region.height * level < innerHeight * .5);
  entry.centre = middleOf(region);
  if (entry.viewer) setSplit(entry, 100 * entry.centre.x / entry.widest);
  select(entry);
  update({ zoom: String(levels.pop() || 1) });
}

const swap = () => { body.dataset.blink = body.dataset.blink === "actual" ? "expected" : "actual"; };

/** Who wants less motion gets none from the timer, only the other image by a key. */
function runBlink() {
  clearInterval(blinkTimer);
  const runs = state.mode === "blink" && !isBlinkPaused && !lessMotion.matches;
  if (runs) blinkTimer = setInterval(swap, BLINK_MILLISECONDS);
  showToggles();
}

function pauseBlink() {
  if (lessMotion.matches) swap();
  else isBlinkPaused = !isBlinkPaused;
  runBlink();
}

function refresh(entry) {
  if (entry.widest === undefined) prepare(entry);
  if (state.mode !== "side" && !entry.viewer && entry.images.expected && entry.images.actual) buildViewer(entry);
  aim(entry);
}

function prepare(entry) {
  const { article, images } = entry, elements = article.querySelectorAll(".images img");
  for (const image of elements) {
    images[KINDS.find(kind => image.closest("figure").classList.contains(kind))] = image;
    image.style.setProperty("--w", image.getAttribute("width"));
    image.loading = "eager";
  }
  for (const [key, side] of [["widest", "width"], ["tallest", "height"]]) {
    const lengths = Array.from(elements, image => Number(image.getAttribute(side)));
    entry[key] = Math.max(0, ...lengths);
    article.style.setProperty(`--${key}`, entry[key]);
    if (new Set(lengths).size > 1) article.querySelector(".images").classList.add("uneven");
  }
  entry.regions = Array.from(article.querySelectorAll(".regions > li"), item => {
    const [x, y, width, height] = ["x", "y", "width", "height"].map(key => Number(item.dataset[key]));
    const region = { x, y, width, height, label: item.textContent };
    item.replaceChildren(button({ title: "Zoom to this place" }, () => zoomToRegion(entry, region), region.label));
    return region;
  });
  if (canApprove(entry)) article.querySelector("h2").after(
    toggle({ class: "mark" }, () => marked.has(entry), () => mark([entry]), "Mark to approve"));
  if (entry.layout) entry.layout.addEventListener("toggle", colourLines, { once: true });
}

function colourLines({ target }) {
  const pre = target.querySelector("pre"), lines = pre.textContent.replace(/\n$/, "").split("\n");
  pre.replaceChildren(...lines.map(line => make("span", { "data-change": line.slice(0, 1) }, line || " ")));
}

/** All but side by side lay the images over each other; which of the layers is seen is up to the style sheet. */
function buildViewer(entry) {
  const layers = KINDS.filter(kind => entry.images[kind]).map(kind => make("div", { class: `layer ${kind}` },
    Object.assign(entry.images[kind].cloneNode(), { decoding: "sync", draggable: false })));
  const boxes = entry.regions.map(region => button({
    class: "region", "aria-label": `Zoom to ${region.label}`,
    style: `--x:${region.x};--y:${region.y};--across:${region.width};--down:${region.height}`,
  }, () => zoomToRegion(entry, region)));
  const stage = make("div", { class: "stage", pointerdown: dragDivider, pointermove: dragDivider },
    make("div", { class: "layers" }, ...layers), make("div", { class: "divider" }), ...boxes);
  const range = (name, label, input) =>
    make("input", { type: "range", step: "any", class: name, "aria-label": label, input });
  const mix = range("mix", "Share of the actual image", () => entry.viewer.style.setProperty("--mix", mix.value));
  entry.split = range("split", "Position of the divider", () => setSplit(entry, entry.split.value));
  entry.viewer = make("div", { class: "viewer", style: "--split:50;--mix:50" },
    make("div", { class: "frame" }, stage), make("div", { class: "tools" }, entry.split, mix));
  entry.article.querySelector(".images").after(entry.viewer);
  entry.article.dataset.viewer = entry.images.difference ? "full" : "plain";
}

function setSplit(entry, percent) {
  entry.split.value = percent; // The field keeps it from 0 to 100.
  entry.viewer.style.setProperty("--split", entry.split.value);
}

function dragDivider(event) {
  if (state.mode !== "slider" || !(event.buttons & 1)) return;
  const stage = event.currentTarget, box = stage.getBoundingClientRect();
  if (event.type === "pointerdown") stage.setPointerCapture(event.pointerId);
  setSplit(entryOf.get(stage.closest(".case")), 100 * (event.clientX - box.left) / box.width);
}

// Frames of a case scroll together. Their middle is kept in pixels of the image, for all modes and zooms.
const placeOf = frame => `${frame.scrollLeft} ${frame.scrollTop}`;
function scrollFrame(frame, left, top) {
  frame.scrollTo(left, top);
  placedByScript.set(frame, placeOf(frame));
}

/** Who zooms in wants to see what differs: without a place of the reader's own it is the first region. */
function aim(entry) {
  const centre = entry.centre || (entry.regions.length && middleOf(entry.regions[0])), { zoom } = state;
  if (!centre || zoom === "fit") return;
  for (const frame of entry.article.querySelectorAll(".frame"))
    scrollFrame(frame, centre.x * zoom - frame.clientWidth / 2, centre.y * zoom - frame.clientHeight / 2);
}

function followScroll({ target: frame }) {
  if (placedByScript.get(frame) === placeOf(frame) || !frame.matches(".frame")) return;
  placedByScript.delete(frame);
  const entry = entryOf.get(frame.closest(".case")), { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  if (state.zoom !== "fit")
    entry.centre = { x: (scrollLeft + clientWidth / 2) / state.zoom, y: (scrollTop + clientHeight / 2) / state.zoom };
  for (const other of entry.article.querySelectorAll(".frame"))
    if (other !== frame) scrollFrame(other, scrollLeft, scrollTop);
}

// The pixel under the pointer

/** `#rrggbbaa`. Only the images of the last inspected case are kept as canvases. */
function colourAt(entry, kind, x, y) {
  const image = entry.images[kind];
  if (!image || x >= image.naturalWidth || y >= image.naturalHeight) return "none";
  if (canvases.entry !== entry) canvases = { entry };
  if (!canvases[kind]) {
    const canvas = make("canvas", { width: image.naturalWidth, height: image.naturalHeight });
    canvases[kind] = canvas.getContext("2d", { willReadFrequently: true });
    canvases[kind].drawImage(image, 0, 0);
  }
  const bytes = canvases[kind].getImageData(x, y, 1, 1).data;
  return "#" + Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
}

function inspect({ target, clientX, clientY, pointerType }) {
  const surface = target.closest(".stage, .images img"), entry = surface && entryOf.get(surface.closest(".case"));
  inspector.hidden = !entry || entry.widest === undefined || pointerType === "touch";
  if (inspector.hidden) return;
  const box = surface.getBoundingClientRect();
  const across = surface.matches(".stage") ? entry.widest : surface.getAttribute("width");
  const [x, y] = [clientX - box.left, clientY - box.top].map(way => Math.max(0, Math.floor(way * across / box.width)));
  inspector.replaceChildren(`x ${x}, y ${y}`, ...["expected", "actual"].flatMap(kind => {
    const colour = colourAt(entry, kind, x, y);
    return ["\n", make("i", { style: `background:${colour}` }), `${(WORDS[kind] || kind).padEnd(9)}${colour}`];
  }));
  inspector.style.cssText = `--left:${clientX}px;--top:${clientY}px`;
}

// Approval. Only a case with a command of its own can be approved.
const canApprove = entry => entry.article.querySelector(".command") !== null;
const shellWord = name => /^[\w/.,:@%+=-]+$/.test(name) ? name : `'${name.replace(/'/g, "'\\''")}'`;

/** Marks the cases, or takes the marks away if all have one. */
function mark(entries) {
  const able = entries.filter(canApprove), removes = able.every(entry => marked.has(entry));
  for (const entry of able) marked[removes ? "delete" : "add"](entry);
  approval.hidden = marked.size === 0;
  commandField.hidden = true;
  Object.assign(marksLine, { value: `${marked.size} marked`, title: [...marked].map(one => one.name).join("\n") });
  showToggles();
}

/** Pages of files often have no clipboard; then the command is selected in a text area, to be copied from there. */
async function copyCommand() {
  const chosen = cases.filter(entry => marked.size ? marked.has(entry) : entry === current && canApprove(entry));
  if (!chosen.length) return;
  commandField.value = [body.dataset.approve, ...chosen.map(entry => shellWord(entry.name))].join(" ");
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(commandField.value);
  } catch {
    commandField.hidden = false;
    commandField.select();
    isCopied = document.execCommand("copy");
  }
  approval.hidden = false;
  marksLine.textContent = isCopied ? `Copied ${chosen.length}` : "Copy the selected text";
}

/** What `galley golden approve --from` takes: the marked cases with the images that this page shows of them. */
function saveMarks() {
  const approve = cases.filter(entry => marked.has(entry))
    .map(({ name, article }) => ({ key: name, pixels: article.dataset.pixels }));
  const href = URL.createObjectURL(new Blob([JSON.stringify({ approve }, null, 1)], { type: "application/json" }));
  make("a", { href, download: "approve.json" }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

// The address: `#case-12&mode=slider&zoom=8&find=title`, so that a link opens the same view
function saveAddress() {
  const changed = Object.entries(state).filter(([key, value]) => value !== DEFAULTS[key]);
  const linked = current && current !== shown[0] ? current.article.id : "";
  const parts = [linked, new URLSearchParams(changed).toString()].filter(Boolean);
  const address = parts.length ? `#${parts.join("&")}` : location.pathname + location.search;
  clearTimeout(saveTimer);
  saveTimer = setTimeout(() => history.replaceState(null, "", address), 150);
}

/** An address of nothing but a case keeps the view. The event's counts: the page's may have been saved anew since. */
function readAddress({ newURL } = { newURL: location.href }) {
  clearTimeout(saveTimer);
  const values = new URLSearchParams(new URL(newURL).hash.slice(1)), change = {};
  const linked = cases.find(entry => values.has(entry.article.id));
  for (const key of linked && Array.from(values).length === 1 ? [] : Object.keys(DEFAULTS)) {
    const value = values.get(key), isKnown = value !== null && (!ALLOWED[key] || ALLOWED[key].includes(value));
    change[key] = isKnown ? value : DEFAULTS[key];
  }
  update(change);
  if (linked && linked.article.hidden) update(NO_FILTERS);
  if (linked) go(linked);
}

// Keys and controls
const leaveField = () => { commandField.hidden = true; document.activeElement.blur(); };
const help = listenToKeys([
  [["j", "n"], "next case", () => step(1)],
  [["k", "p"], "previous case", () => step(-1)],
  [["1", "2", "3", "4", "5"], "modes, from left to right", key => update({ mode: ALLOWED.mode[key - 1] })],
  [["+", "="], "zoom in", () => zoomBy(1)],
  [["-"], "zoom out", () => zoomBy(-1)],
  [["0"], "fit the images to the page", () => update({ zoom: "fit" })],
  [["b"], "pause or resume blinking", () => pauseBlink()],
  [["x"], "stop blinking, show the other image", () => { isBlinkPaused = true; swap(); runBlink(); }],
  [["a"], "mark for approval", () => current && mark([current])],
  [["A"], "mark all cases shown", () => mark(shown)],
  [["c"], "copy the command that approves", copyCommand],
  [["d"], "layout details", () => current && current.layout && (current.layout.open = !current.layout.open)],
  [["/"], "go to the filter", () => findField.focus()],
  [["t"], "theme: auto, light, dark", nextTheme],
  [["?"], "this help", () => help.showModal()],
  [["Escape"], "leave the filter, the command or this help", leaveField],
]);

const counted = key => Array.from(new Set(cases.map(entry => entry[key])), value =>
  [value, cases.filter(entry => entry[key] === value).length]);
const findField = make("input", { class: "find", type: "search", placeholder: "Filter names and explanations",
  "aria-label": "Filter", input: () => update({ find: findField.value }) });
const suiteField = make("select", { "aria-label": "Suite", change: () => update({ suite: suiteField.value }) },
  make("option", { value: "" }, "All suites"),
  ...counted("suite").map(([name, count]) => make("option", { value: name }, `${name} (${count})`)));
/** In the order in which the summary above tells them. */
const summary = Array.from(document.querySelectorAll("header [data-verdict]"), item => item.dataset.verdict);
const inSummary = ([one], [other]) => summary.indexOf(one) - summary.indexOf(other);
const verdictButtons = counted("verdict").sort(inSummary).map(([verdict, count]) => toggle({ "data-verdict": verdict },
  () => !hiddenVerdicts().includes(verdict), () => toggleVerdict(verdict), make("b", {}, count), ` ${verdict}`));
const toleranceButton = toggle(cases.some(entry => entry.tolerance) ? {} : { hidden: "" }, () => state.tolerance,
  () => update({ tolerance: state.tolerance ? "" : "1" }), "With tolerance");
const countLine = make("output", { class: "count", "aria-live": "polite" });
const marksLine = make("output", { "aria-live": "polite" });
const noneLine = make("p", { class: "none" }, "No case matches. ", button({}, () => update(NO_FILTERS), "Show all"));
const modeButtons = ALLOWED.mode.map(mode =>
  toggle({}, () => state.mode === mode, () => update({ mode }), MODES[mode]));
const zoomButtons = ALLOWED.zoom.map(zoom =>
  toggle({}, () => state.zoom === zoom, () => update({ zoom }), zoom === "fit" ? zoom : `${zoom}×`));
const pauseButton = toggle({}, () => isBlinkPaused || lessMotion.matches, () => pauseBlink(), "Pause");
const approval = group("Approval", "approval", marksLine, button({ class: "primary" }, copyCommand, "Copy command"),
  button({ title: "For galley golden approve --from approve.json" }, saveMarks, "Save marks"),
  button({}, () => mark(Array.from(marked)), "Clear"));
const commandField = make("textarea", { readonly: "", "aria-label": "Command that approves the marked cases" });
const inspector = make("div", { id: "inspector", hidden: "", "aria-hidden": "true" });
nav.append(
  make("div", { class: "row" }, findField, suiteField, group("Verdicts", "verdicts", ...verdictButtons),
    toleranceButton, countLine),
  make("div", { class: "row" }, group("Mode", "segment", ...modeButtons), group("Blink", "blinking", pauseButton),
    group("Zoom", "segment", button({ "aria-label": "Zoom out" }, () => zoomBy(-1), "−"), ...zoomButtons,
      button({ "aria-label": "Zoom in" }, () => zoomBy(1), "+")), approval,
    group("Page", "page", themeButton, button({ "aria-label": "Help" }, () => help.showModal(), "?"))),
  commandField);
Object.assign(nav, { ariaLabel: "Controls", hidden: cases.length === 0 });
main.prepend(noneLine);
body.append(help, inspector);

const observer = new IntersectionObserver(changes => {
  for (const { target, isIntersecting } of changes) {
    near[isIntersecting ? "add" : "delete"](entryOf.get(target));
    if (isIntersecting) refresh(entryOf.get(target));
  }
}, { rootMargin: "200px 0px" });
const measure = () => root.style.cssText = `--bar:${nav.offsetHeight}px;--filters:${nav.firstChild.offsetHeight}px`;
new ResizeObserver(measure).observe(nav);
mark([]);
measure();
readAddress();
for (const entry of cases) observer.observe(entry.article);
main.addEventListener("scroll", followScroll, true);
for (const type of ["pointermove", "pointerleave"]) main.addEventListener(type, inspect);
main.addEventListener("pointerdown", ({ target }) => select(entryOf.get(target.closest(".case")) || current));
addEventListener("hashchange", readAddress);
lessMotion.addEventListener("change", runBlink);
