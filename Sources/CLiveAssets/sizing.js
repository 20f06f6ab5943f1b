// Handles at the edges of the canvas: another size is another proposal for the preview.

const SMALLEST_SIDE = 1, LARGEST_SIDE = 4000;

const sizing = {
  /** While a handle is dragged: the pointer, where it began, the size then, and which sides follow. */
  drag: null,
  /** A size that waits for an answer to the one before it; the newest wins. */
  isPending: false,
  /** The number of the size that nobody has answered. */
  unanswered: 0,

  get size() {
    const { shown } = frames;
    return deviceSize() || (shown && { width: Math.round(shown.width / shown.scale), height: Math.round(shown.height / shown.scale) });
  },

  choose(width, height) {
    const side = value => Math.min(Math.max(Math.round(value), SMALLEST_SIDE), LARGEST_SIDE);
    choose({ device: "size", width: side(width), height: side(height), turned: false });
    showChoices();
    this.show();
    this.isPending = true;
    this.ask();
  },

  ask() {
    if (!this.isPending || this.unanswered > 0) return;
    this.isPending = false;
    this.unanswered = page.sendCanvas(true);
  },

  answered(event) {
    if (event >= this.unanswered) this.unanswered = 0;
    this.ask();
  },

  /** Nobody will answer. */
  forget() {
    this.unanswered = 0;
    this.isPending = false;
  },

  /** The preview's own size. */
  reset() {
    if (choices.device !== "size") return;
    choose({ device: "" });
    showChoices();
    this.show();
    page.sendCanvas();
    fitCanvas();
  },

  press(event) {
    const { size } = this, handle = event.target.closest(".edge");
    if (!handle || !size || event.button !== 0 || !input.isOn) return;
    event.preventDefault();
    event.stopPropagation();
    handle.setPointerCapture(event.pointerId);
    handle.focus({ preventScroll: true });
    this.drag = { id: event.pointerId, x: event.clientX, y: event.clientY, size, zoom: canvasZoom(),
      isWide: handle.id !== "edge-bottom", isHigh: handle.id !== "edge-right" };
    // The upper left corner stays where it is, and a point of the canvas as large, until the handle is let go.
    const paper = at("paper").getBoundingClientRect(), stage = at("scroll").getBoundingClientRect();
    Object.assign(at("paper").style, { marginLeft: `${paper.left - stage.left + at("scroll").scrollLeft}px`,
      marginTop: `${paper.top - stage.top + at("scroll").scrollTop}px` });
    document.body.classList.add("sizing");
  },

  move(event) {
    if (event.target.closest(".edge")) event.stopPropagation();
    if (!this.drag || event.pointerId !== this.drag.id) return;
    const { x, y, size, zoom, isWide, isHigh } = this.drag;
    const width = size.width + (isWide ? (event.clientX - x) / zoom : 0);
    const height = size.height + (isHigh ? (event.clientY - y) / zoom : 0);
    if (Math.round(width) !== this.size.width || Math.round(height) !== this.size.height) this.choose(width, height);
  },

  lift(event) {
    if (!this.drag || event.pointerId !== this.drag.id) return;
    event.stopPropagation();
    this.drag = null;
    Object.assign(at("paper").style, { marginLeft: "", marginTop: "" });
    document.body.classList.remove("sizing");
    fitCanvas();
  },

  key(event) {
    const { size } = this, step = event.shiftKey ? 10 : 1, isRight = event.target.id === "edge-right";
    const change = { ArrowLeft: -step, ArrowRight: step, ArrowUp: -step, ArrowDown: step }[event.key];
    const isReset = event.key === "Delete" || event.key === "Backspace";
    if (!size || event.altKey || event.ctrlKey || event.metaKey || change === undefined && !isReset) return;
    event.preventDefault();
    if (isReset) return this.reset();
    this.choose(size.width + (isRight ? change : 0), size.height + (isRight ? 0 : change));
  },

  /** What the handles say. */
  show() {
    const { size } = this;
    if (!size) return;
    for (const [id, side] of [["edge-right", size.width], ["edge-bottom", size.height]]) {
      at(id).setAttribute("aria-valuenow", String(side));
      at(id).setAttribute("aria-valuetext", `${side} points`);
    }
    at("edge-size").textContent = `${size.width} × ${size.height}`;
  },

  start() {
    for (const handle of document.querySelectorAll(".edge")) {
      handle.addEventListener("pointerdown", event => this.press(event));
      handle.addEventListener("pointermove", event => this.move(event));
      handle.addEventListener("pointerup", event => this.lift(event));
      handle.addEventListener("pointercancel", event => this.lift(event));
      handle.addEventListener("dblclick", () => this.reset());
      handle.addEventListener("keydown", event => this.key(event));
    }
  },
};
