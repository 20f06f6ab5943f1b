// The page: messages go to the parts above, and the controls send theirs.

const NOTICE_MILLISECONDS = 4000, STEP_SECONDS = 1 / 60, EDGE = 24;

const page = {
  previews: { previews: [], shown: null, diagnostics: [], isCompiling: false },
  isConnected: false,
  hasListed: false,
  /** Why there is no preview to use: `{ title, text, button }`. */
  trouble: null,
  /** The id that the server was asked for and has not drawn yet. */
  asked: null,
  isPaused: false,
  notice: null,
  noticeTimer: 0,
  /** What the list and the problems are made of: they are made anew for a change alone. */
  listKey: "",
  knownProblems: "",

  // The connection

  opened() {
    this.isConnected = true;
    this.hasListed = false;
    this.asked = this.trouble = null;
    frames.drop();
    input.reset();
    this.update();
  },

  closed(wait) {
    this.isConnected = false;
    frames.drop();
    input.reset();
    this.wait = wait;
    this.update();
  },

  frame(buffer) { frames.add(buffer, this); },

  broken(text) {
    this.say(text);
    this.sendCanvas();
  },

  drawn(frame) {
    // A new drawing process knows nothing of what was pressed, and no choices unless this page asked for it.
    if (frame.isFirst) {
      input.reset();
      timeline.forget();
      if (this.asked === null) this.sendChoices();
      this.asked = null;
      this.trouble = null;
      mirror.place();
    }
    connection.answered(frame.event, true);
    input.answered(frame.event);
    sizing.answered(frame.event);
    timeline.answered(frame.event);
    at("paper").hidden = false;
    fitCanvas();
    if (frame.rectangles.length > 0) inspector.refresh();
    timeline.refresh();
    if (frame.isFirst) this.update();
    this.showFigures();
  },

  message(message) {
    const list = value => Array.isArray(value) ? value : [];
    switch (message.type) {
      case "previews": return this.listed(message);
      case "report":
        connection.answered(message.event || 0, false);
        // No frame answers what could not be drawn.
        if (message.isUndrawn) {
          input.answered(message.event || 0);
          sizing.answered(message.event || 0);
        }
        timeline.answered(message.event || 0);
        return this.say(list(message.messages).join(" · "));
      case "ended": return this.ended(message);
      case "state":
        if (!message.isKept) this.say(`Not kept: ${message.reason}`);
        return inspector.refresh();
      case "elements": return mirror.show(list(message.elements));
      case "inspected": return inspector.show(message.view);
      case "tree": return inspector.showTree(message.root);
      case "timeline": return timeline.show(message);
      case "copied": return navigator.clipboard?.writeText(String(message.text)).catch(() => {});
    }
  },

  listed(message) {
    const list = value => Array.isArray(value) ? value : [];
    const before = this.preview?.failure;
    this.previews = { ...message, previews: list(message.previews), diagnostics: list(message.diagnostics) };
    this.hasListed = true;
    this.showList();
    const { shown } = this.previews, preview = this.preview || this.previews.previews.find(one => !one.failure);
    if (preview && !preview.failure && shown !== preview.id && this.asked !== preview.id
      && (shown === null || before || preview.id !== choices.preview)) this.show(preview.id);
    this.showProblems();
    this.update();
  },

  /** The preview that is chosen, if there is one with its id. */
  get preview() { return this.previews.previews.find(({ id }) => id === choices.preview); },

  ended({ reason, restarts }) {
    connection.forget();
    input.reset();
    frames.drop();
    this.asked = null;
    this.trouble = { title: "The preview has ended", text: reason, button: !restarts };
    this.update();
  },

  // Messages to the server

  show(id) {
    choose({ preview: id });
    document.body.classList.remove("listing");
    this.trouble = null;
    connection.forget();
    input.reset();
    frames.drop();
    inspector.forget();
    if (this.preview && !this.preview.failure && connection.send({ type: "show", preview: id })) {
      this.asked = id;
      this.sendChoices();
    }
    this.showList();
    this.update();
  },

  restart() {
    this.trouble = null;
    connection.forget();
    input.reset();
    if (connection.send({ type: "restart" })) {
      this.asked = choices.preview;
      this.sendChoices();
    }
    this.update();
  },

  sendChoices() {
    this.sendCanvas();
    this.sendClock();
  },

  /** The number of the message where a frame is to give it back, otherwise 0. */
  sendCanvas(isAnswered = false) {
    const size = deviceSize() || { width: null, height: null };
    const scale = wantedScale();
    sentScale = scale;
    const message = { type: "canvas", ...size, scale, colorScheme: choices.scheme || null, typeSize: choices.type || null,
      direction: choices.direction || null, locale: choices.locale || null };
    return isAnswered ? connection.sendEvent(message) : connection.send(message) && 0;
  },

  /** Stops the preview's clock, or lets it go on. */
  pause(isPaused) {
    if (this.isPaused === isPaused) return;
    this.isPaused = isPaused;
    at("pause").setAttribute("aria-pressed", String(isPaused));
    at("step").disabled = !isPaused;
    this.sendClock();
  },

  sendClock() {
    connection.send({ type: "clock", state: this.isPaused ? "paused" : "running", rate: Number(choices.rate) });
  },

  // What is said

  /** For four seconds. */
  say(text) {
    if (!text) return;
    this.notice = text;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => {
      this.notice = null;
      this.update();
    }, NOTICE_MILLISECONDS);
    this.update();
  },

  showList() {
    const key = JSON.stringify([this.previews.previews, choices.preview]);
    if (key === this.listKey) return;
    this.listKey = key;
    list.previews = this.previews.previews;
    list.show();
    document.title = this.preview ? `${this.preview.name} – Previews` : "Previews";
  },

  get status() {
    const { isCompiling } = this.previews;
    if (!this.isConnected) return ["bad", this.wait ? "Not connected. Trying again" : "Connecting"];
    if (!this.hasListed) return ["busy", "Waiting for the list of previews"];
    if (this.notice) return ["note", this.notice];
    if (isCompiling) return ["busy", "Compiling"];
    if (this.trouble) return ["bad", this.trouble.button ? "Ended" : "Starting again"];
    if (this.preview?.failure) return ["bad", "Cannot be shown"];
    if (this.asked) return ["busy", "Drawing"];
    return this.preview ? ["good", `${this.preview.name}, ${this.preview.file}:${this.preview.line}`] : ["", ""];
  },

  update() {
    const [kind, text] = this.status, { preview } = this;
    at("status").dataset.kind = kind;
    if (at("status").textContent !== text) at("status").textContent = text;
    const noServer = !this.isConnected && this.wait && { title: "Not connected",
      text: "The server has ended, or its address is a new one. The page tries again by itself." };
    const failure = preview?.failure && { title: `${preview.name} cannot be shown`, text: preview.failure };
    const place = noServer || failure || this.trouble;
    at("place").hidden = !place;
    if (place) {
      for (const [id, words] of [["place-title", place.title], ["place-text", place.text]]) {
        if (at(id).textContent !== words) at(id).textContent = words;
      }
      at("place-button").hidden = !place.button;
    }
    input.isOn = this.isConnected && !place && frames.shown !== null && this.asked === null;
    if (failure) at("paper").hidden = true;
    else if (frames.shown) at("paper").hidden = false;
    at("paper").classList.toggle("old", Boolean(place) || this.asked !== null);
    at("mirror").inert = !input.isOn;
    at("restart").disabled = !this.isConnected || !preview || Boolean(failure);
  },

  showProblems() {
    const { diagnostics } = this.previews, key = JSON.stringify(diagnostics);
    if (key === this.knownProblems) return;
    this.knownProblems = key;
    const count = (severity, word) => {
      const number = diagnostics.filter(one => one.severity === severity).length;
      return number > 0 ? [`${number} ${word}${number > 1 ? "s" : ""}`] : [];
    };
    const title = [...count("error", "error"), ...count("warning", "warning"), ...count("note", "note")].join(", ");
    at("problems-title").textContent = at("problems-open").textContent = title;
    at("problems-open").hidden = diagnostics.length === 0;
    at("problems-open").dataset.kind = diagnostics.some(one => one.severity === "error") ? "bad" : "note";
    at("problems").hidden = !diagnostics.some(one => one.severity === "error");
    at("problems-list").replaceChildren(...diagnostics.map(({ severity, file, line, column, message }) =>
      make("li", { "data-severity": severity }, make("span", { class: "where" }, [file, line, column].filter(Boolean).join(":")),
        make("span", { class: "what" }, `${severity}: ${message}`))));
  },

  showFigures() {
    const { latency } = connection, text = `${frames.rate} frames/s · ${latency === null ? "–" : latency.toFixed(0)} ms`;
    at("figures").textContent = choices.figures ? text : "Figures";
    at("figures").title = choices.figures ? "Frames in the last second, and the time from an event to its frame" : "";
  },
};

// The canvas in its place

/** The zoom that fitted last. */
let fittingZoom = 1;
/** CSS pixels per point of the canvas that is asked for. */
function wantedZoom() {
  if (sizing.drag) return sizing.drag.zoom;
  if (choices.zoom !== "fit") return Number(choices.zoom);
  const own = frames.shown && { width: frames.shown.width / frames.shown.scale, height: frames.shown.height / frames.shown.scale };
  const size = deviceSize() || own, stage = at("scroll");
  if (!size) return 1;
  const room = Math.min((stage.clientWidth - 2 * EDGE) / size.width, (stage.clientHeight - 2 * EDGE) / size.height, 1);
  const zoom = Math.max(Math.floor(room * 100) / 100, 0.1);
  // A frame is a whole number of pixels, so that its size in points changes with the zoom: where both fit by a hair, the one that
  // was there stays.
  if (Math.abs(zoom - fittingZoom) > 0.011 || fittingZoom > room + 0.005) fittingZoom = zoom;
  return fittingZoom;
}

/** CSS pixels per point of the frame that is shown: until the one of another scale comes, it is stretched. */
const canvasZoom = () => wantedZoom();

/** Pixels per point. */
const wantedScale = () => Math.min(Math.max(devicePixelRatio * wantedZoom(), SMALLEST_SCALE), LARGEST_SCALE);

let fitTimer = 0, sentScale = 0, placedZoom = 0;
/** Gives the canvas its size, and asks for another scale when the zoom has changed. */
function fitCanvas() {
  const zoom = wantedZoom(), { shown } = frames;
  if (shown) {
    const { style } = at("canvas");
    const width = `${shown.width / shown.scale * zoom}px`, height = `${shown.height / shown.scale * zoom}px`;
    if (style.width !== width || style.height !== height) Object.assign(style, { width, height });
    sizing.show();
  }
  if (zoom !== placedZoom) {
    placedZoom = zoom;
    mirror.place();
    inspector.draw();
  }
  clearTimeout(fitTimer);
  if (shown && Math.abs(wantedScale() - sentScale) > 0.001) fitTimer = setTimeout(() => page.sendCanvas(), 60);
}

/** Another screen, or another zoom of the browser, has other pixels. */
function watchPixels() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    fitCanvas();
    watchPixels();
  }, { once: true });
}

// The controls

function start() {
  fillChoices();
  showChoices();
  const change = (id, name = id) => at(id).addEventListener("change", () => {
    choose({ [name]: at(id).value });
    showChoices();
    fitCanvas();
    if (id === "rate") page.sendClock();
    else page.sendCanvas();
  });
  ["device", "zoom", "scheme", "type", "direction", "locale", "rate"].forEach(id => change(id));
  const click = (id, action) => at(id).addEventListener("click", action);
  click("turn", () => {
    choose({ turned: !choices.turned });
    showChoices();
    fitCanvas();
    page.sendCanvas();
  });
  click("restart", () => page.restart());
  click("place-button", () => page.restart());
  click("pause", () => page.pause(!page.isPaused));
  click("step", () => connection.send({ type: "clock", step: STEP_SECONDS }));
  click("figures", () => {
    choose({ figures: !choices.figures });
    showChoices();
    page.showFigures();
  });
  click("problems-open", () => { at("problems").hidden = !at("problems").hidden; });
  click("problems-close", () => {
    at("problems").hidden = true;
    at("problems-open").focus();
  });
  click("side-open", () => {
    document.body.classList.add("listing");
    at("filter").focus();
  });
  click("side-close", () => {
    document.body.classList.remove("listing");
    at("side-open").focus();
  });
  at("keys-help").hidden = true;
  new ResizeObserver(fitCanvas).observe(at("scroll"));
  watchPixels();
  setInterval(() => page.showFigures(), 500);
  list.start(id => page.show(id));
  input.start();
  inspector.start();
  timeline.start();
  sizing.start();
  page.showFigures();
  page.update();
  connection.start(page);
}

start();
