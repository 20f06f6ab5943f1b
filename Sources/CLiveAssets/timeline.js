// The time line of the preview, in the inspector: it goes to any moment that was. One question is on its way; the newest wins.

const TIMELINE_MILLISECONDS = 250;

const timeline = {
  /** What was told last: `{ time, end, recorded, isPast, isFull, events }`, in seconds. */
  known: null,
  /** The moment that waits until the last one is answered. */
  pending: null,
  /** The number of the event that nobody has answered. */
  unanswered: 0,
  timer: 0,

  start() {
    at("moment").addEventListener("input", () => this.seek(Number(at("moment").value)));
    at("moment-end").addEventListener("click", () => this.seek(this.known?.recorded ?? 0));
    setInterval(() => { if (!page.isPaused) this.refresh(); }, 1000);
    this.forget();
  },

  /** Another drawing process has another past. */
  forget() {
    this.known = this.pending = null;
    this.unanswered = 0;
    at("moment").disabled = at("moment-end").disabled = true;
    at("moment").max = at("moment").value = 0;
    at("time").textContent = "";
    at("time-note").hidden = true;
  },

  refresh() {
    if (!inspector.isOpen || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = 0;
      if (inspector.isOpen && this.unanswered === 0) connection.send({ type: "timeline" });
    }, TIMELINE_MILLISECONDS);
  },

  /** Goes to a moment; the clock stands there. */
  seek(time) {
    page.pause(true);
    this.showTime(time);
    this.pending = time;
    if (this.unanswered === 0) this.flush();
  },

  flush() {
    if (this.pending === null) return;
    this.unanswered = connection.sendEvent({ type: "seek", time: this.pending });
    this.pending = null;
  },

  answered(event) {
    if (this.unanswered === 0 || event < this.unanswered) return;
    this.unanswered = 0;
    this.flush();
  },

  show(known) {
    this.known = known;
    const { time, recorded, isPast, isFull, events = [] } = known;
    at("moment").disabled = !(recorded > 0);
    at("moment-end").disabled = !isPast;
    at("moment").max = recorded;
    at("time-note").hidden = !isPast && !isFull;
    at("time-note").textContent = isPast ? "What you do here takes the place of what came later."
      : `Only the first ${seconds(recorded)} are recorded.`;
    // Marks between the steps of the slider would not be shown.
    at("moments").replaceChildren(...events.map(value => make("option", { value: value.toFixed(2) })));
    if (this.unanswered === 0 && this.pending === null) {
      at("moment").value = time;
      this.showTime(time);
    }
  },

  showTime(time) {
    const text = `${seconds(time)} of ${seconds(Math.max(this.known?.recorded ?? 0, time))}`;
    at("time").textContent = text;
    at("moment").setAttribute("aria-valuetext", text);
  },
};

/** To the hundredth. */
function seconds(time) { return `${time.toFixed(2)} s`; }
