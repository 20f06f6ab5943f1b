// The connection: messages of the session, and a new try with growing waits.

const SUBPROTOCOL = "galley.live.1", FIRST_WAIT = 500, LONGEST_WAIT = 8000;

const connection = {
  socket: null,
  wait: FIRST_WAIT,
  timer: 0,
  /** The number of the last message that a frame can give back. */
  event: 0,
  /** When each message was sent that no frame has given back yet, by its number. */
  sent: new Map(),
  latency: null,

  get isOpen() { return this.socket !== null && this.socket.readyState === WebSocket.OPEN; },

  /** What the page does: `opened()`, `closed(milliseconds)`, `message(object)`, `frame(buffer)`. */
  start(page) {
    const address = new URL("live", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address, SUBPROTOCOL);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      page.opened();
    };
    socket.onmessage = ({ data }) => {
      if (typeof data !== "string") return page.frame(data);
      let message = null;
      try { message = JSON.parse(data); } catch { /* Said below. */ }
      if (message && typeof message === "object") page.message(message);
      else page.message({ type: "report", messages: ["The server sent a message that is no JSON object"] });
    };
    socket.onclose = () => {
      this.forget();
      page.closed(this.wait);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.start(page), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  },

  /** Sends a message; false without a connection. */
  send(message) {
    if (!this.isOpen) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  },

  /** Sends a message that a frame gives back; its number, or 0 without a connection. */
  sendEvent(message) {
    if (!this.isOpen) return 0;
    this.event += 1;
    this.sent.set(this.event, performance.now());
    this.send({ ...message, event: this.event });
    return this.event;
  },

  /** Everything up to this event is answered; `isPainted` if what it changed can be seen. */
  answered(event, isPainted) {
    for (const [number, time] of this.sent) {
      if (number > event) break;
      if (isPainted && number === event) this.latency = performance.now() - time;
      this.sent.delete(number);
    }
  },

  /** Nobody will answer what was sent. */
  forget() {
    this.sent.clear();
    sizing.forget();
    timeline.forget();
  },
};
