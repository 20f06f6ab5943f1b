// What the user does with the canvas becomes messages. At most two moves are on their way, and one where frames take long; of
// those that wait the newest wins.

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
/** Where frames take no longer, one is drawn while the next one is made. */
const QUICK_MILLISECONDS = 50;
const CLICK_MILLISECONDS = 400, CLICK_DISTANCE = 5, LONGEST_PASTE = 8000;
const SENT_KEYS = /^(Arrow(Left|Right|Up|Down)|Enter|Backspace|Delete|Home|End|PageUp|PageDown|Tab|Escape)$/;
/** With the control key (⌘ on a Mac), which is the preview's command key. All others are the browser's. */
const SHORTCUTS = /^[abcixuyz]$/i;

const input = {
  isOn: false,
  /** A move or wheel that waits for the next animation frame, or for an answer where too many are on their way. */
  pending: null,
  /** The numbers of the moves that nobody has answered. */
  unanswered: [],
  isAsked: false,
  clicks: { count: 0, time: 0, x: 0, y: 0, button: 0 },
  pointer: null,
  mayLeave: false,
  composed: null,

  modifiers(event) {
    const command = isMac ? event.metaKey : event.ctrlKey, control = isMac ? event.ctrlKey : event.metaKey;
    return [event.shiftKey && "shift", control && "control", event.altKey && "option", command && "command"].filter(Boolean);
  },

  /** Points of the canvas. */
  point(event) {
    const box = at("canvas").getBoundingClientRect(), zoom = canvasZoom();
    const round = number => Math.round(number * 100) / 100;
    return { x: round((event.clientX - box.left) / zoom), y: round((event.clientY - box.top) / zoom) };
  },

  // Moves

  move(message) {
    const before = this.pending;
    if (before && before.type === "wheel" && message.type === "wheel") {
      message.dx += before.dx;
      message.dy += before.dy;
    }
    this.pending = message;
    this.ask();
  },

  ask() {
    if (this.isAsked || this.isBusy || !this.pending) return;
    this.isAsked = true;
    requestAnimationFrame(() => {
      this.isAsked = false;
      if (!this.isBusy) this.flush();
    });
  },

  get isBusy() {
    const isQuick = connection.latency !== null && connection.latency < QUICK_MILLISECONDS;
    return this.unanswered.length >= (isQuick ? 2 : 1);
  },

  flush() {
    if (!this.pending) return;
    const event = connection.sendEvent(this.pending);
    if (event > 0) this.unanswered.push(event);
    this.pending = null;
  },

  answered(event) {
    this.unanswered = this.unanswered.filter(number => number > event);
    // A move that had to wait for the answer has missed its animation frame: the next one would be a frame later.
    if (!this.isAsked && !this.isBusy) this.flush();
  },

  /** Nobody will answer. */
  reset() {
    this.pending = this.pointer = null;
    this.unanswered = [];
  },

  // Pointers

  press(event) {
    if (!this.isOn || this.pointer !== null || event.button > 2 || event.button === 1) return;
    event.preventDefault();
    at("keys").classList.add("touched");
    at("keys").focus({ preventScroll: true });
    at("keys-help").hidden = true;
    const place = this.point(event), { clicks } = this;
    if (inspector.isOpen) return inspector.ask(place);
    // Where an input method shows what it has.
    Object.assign(at("keys").style, { paddingLeft: `${place.x * canvasZoom()}px`, paddingTop: `${place.y * canvasZoom()}px` });
    const isNear = Math.hypot(event.clientX - clicks.x, event.clientY - clicks.y) < CLICK_DISTANCE;
    const isNext = isNear && clicks.button === event.button && event.timeStamp - clicks.time < CLICK_MILLISECONDS;
    this.clicks = { count: isNext ? clicks.count + 1 : 1, time: event.timeStamp, x: event.clientX, y: event.clientY,
      button: event.button };
    this.pointer = { id: event.pointerId, button: event.button === 2 ? "secondary" : "primary" };
    try { at("paper").setPointerCapture(event.pointerId); } catch { /* The pointer is gone already. */ }
    this.flush();
    this.sendPointer("down", event, place);
  },

  sendPointer(phase, event, place) {
    connection.sendEvent({ type: "pointer", phase, ...place, button: this.pointer?.button || "primary",
      clicks: this.clicks.count || 1, modifiers: this.modifiers(event) });
  },

  moved(event) {
    if (!this.isOn || inspector.isOpen) return;
    if (this.pointer === null && event.pointerType === "touch") return;
    if (this.pointer !== null && event.pointerId !== this.pointer.id) return;
    this.move({ type: "pointer", phase: this.pointer ? "move" : "hover", ...this.point(event),
      button: this.pointer?.button || "primary", clicks: 1, modifiers: this.modifiers(event) });
  },

  lift(phase, event) {
    if (this.pointer === null || event.pointerId !== this.pointer.id) return;
    this.flush();
    this.sendPointer(phase, event, this.point(event));
    this.pointer = null;
  },

  leave(event) {
    if (!this.isOn || this.pointer !== null || inspector.isOpen) return;
    this.pending = null;
    this.sendPointer("leave", event, this.point(event));
  },

  /** With the option key, the wheel scrolls the page and not the preview. */
  wheel(event) {
    if (!this.isOn || inspector.isOpen || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    const unit = [1, 16, at("scroll").clientHeight][event.deltaMode] / (event.deltaMode === 0 ? canvasZoom() : 1);
    const turned = event.shiftKey && event.deltaX === 0;
    this.move({ type: "wheel", ...this.point(event), dx: (turned ? event.deltaY : event.deltaX) * unit,
      dy: turned ? 0 : event.deltaY * unit });
  },

  /** A click that no pointer made, of a screen reader or a key: a touch in the middle. */
  activate(event) {
    const part = event.target.closest("[data-id]");
    if (event.detail > 0 || !part || !this.isOn || part.getAttribute("aria-disabled")) return;
    const { frame: [x, y, width, height], role } = mirror.elementOf(part);
    const place = { x: x + width / 2, y: y + height / 2 };
    if (inspector.isOpen) return inspector.ask(place);
    this.clicks = { count: 1, time: 0, x: 0, y: 0, button: 0 };
    this.flush();
    this.sendPointer("down", event, place);
    this.sendPointer("up", event, place);
    if (role === "textbox") at("keys").focus({ preventScroll: true });
  },

  // Keys

  key(event) {
    const { key } = event, isCommand = isMac ? event.metaKey : event.ctrlKey;
    if (!this.isOn || event.isComposing || key === "Process" || key === "Dead") return;
    const leaves = key === "Tab" && this.mayLeave;
    this.mayLeave = key === "Escape" || this.mayLeave && key === "Shift";
    const isSent = SENT_KEYS.test(key) ? !leaves && !(event.altKey && !isMac && key.startsWith("Arrow"))
      : isCommand && !event.altKey && SHORTCUTS.test(key);
    if (!isSent) return;
    event.preventDefault();
    this.flush();
    connection.sendEvent({ type: "key", key: isCommand && key.length === 1 ? key.toLowerCase() : key,
      modifiers: this.modifiers(event) });
  },

  type(text) {
    if (!this.isOn || !text) return;
    this.flush();
    const characters = Array.from(text.replace(/\r\n?/g, "\n"));
    for (let start = 0; start < characters.length; start += LONGEST_PASTE) {
      connection.sendEvent({ type: "text", text: characters.slice(start, start + LONGEST_PASTE).join("") });
    }
  },

  /** What an input method has so far. */
  compose(text) {
    if (this.isOn && text !== this.composed) connection.sendEvent({ type: "composition", text });
    this.composed = text;
  },

  typed(event) {
    if (event.isComposing) return;
    const text = event.target.value;
    event.target.value = "";
    this.type(text);
  },

  start() {
    const paper = at("paper"), keys = at("keys");
    paper.addEventListener("pointerdown", event => this.press(event));
    paper.addEventListener("pointermove", event => this.moved(event));
    paper.addEventListener("pointerup", event => this.lift("up", event));
    paper.addEventListener("pointercancel", event => this.lift("cancel", event));
    paper.addEventListener("pointerleave", event => this.leave(event));
    paper.addEventListener("mousedown", event => event.preventDefault());
    paper.addEventListener("contextmenu", event => event.preventDefault());
    paper.addEventListener("wheel", event => this.wheel(event), { passive: false });
    at("mirror").addEventListener("click", event => this.activate(event));
    at("mirror").addEventListener("keydown", event => {
      const isPlain = event.target.tagName !== "BUTTON" && ["Enter", " "].includes(event.key);
      if (isPlain) event.preventDefault();
      if (isPlain) event.target.click();
    });
    keys.addEventListener("keydown", event => this.key(event));
    keys.addEventListener("input", event => this.typed(event));
    keys.addEventListener("compositionstart", () => { this.composed = ""; });
    keys.addEventListener("compositionupdate", event => this.compose(event.data));
    keys.addEventListener("compositionend", event => {
      this.compose("");
      keys.value = "";
      this.type(event.data);
    });
    keys.addEventListener("paste", event => {
      event.preventDefault();
      this.type(event.clipboardData.getData("text/plain"));
    });
    keys.addEventListener("focus", () => {
      this.mayLeave = false;
      at("keys-help").hidden = keys.classList.contains("touched");
    });
    keys.addEventListener("blur", () => {
      keys.classList.remove("touched");
      at("keys-help").hidden = true;
    });
  },
};
