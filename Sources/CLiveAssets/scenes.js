// The page of scenes: what is written is drawn, one drawing after the other; the newest text wins.

const SCENE_PROTOCOL = "galley.live.1", RETRY_MILLISECONDS = 1000, NOTE_MILLISECONDS = 4000, OPTION_LIMIT = 200;

const scenes = {
  socket: null,
  event: 0,
  /** The number of the drawing that nobody has answered; 0 for none. */
  asked: 0,
  /** Whether the text, row or canvas is another one than that of the drawing. */
  isChanged: false,
  /** The text of the file, as a text area has it: with line feeds alone. */
  saved: "",
  /** What stands at the end of the file's lines; null where several things do. */
  lineEnd: "\n",
  /** The number that came with the file's text; 0 until it comes. */
  version: 0,
  scene: null,
  rows: 0,
  png: null,

  start() {
    const address = new URL("live", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new WebSocket(address, SCENE_PROTOCOL);
    this.socket.binaryType = "blob";
    this.socket.onmessage = ({ data }) => {
      if (typeof data !== "string") this.png = new Blob([data], { type: "image/png" });
      else this.take(JSON.parse(data));
    };
    this.socket.onclose = () => {
      this.asked = this.version = 0;
      this.say("bad", "Not connected. Trying again");
      setTimeout(() => this.start(), RETRY_MILLISECONDS);
    };
  },

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  },

  take(message) {
    switch (message.type) {
      case "scenes": return this.list(message);
      case "file": return this.read(message);
      case "saved": return this.wasSaved(message);
      case "drawn": return this.drawn(message);
      case "report": return this.note("note", String(message.message));
    }
  },

  list({ scenes: paths, rows = 0 }) {
    at("scene").replaceChildren(...paths.map(path => make("option", { value: path }, path)));
    const scene = paths.includes(this.scene) ? this.scene : paths[0];
    at("scene").value = scene;
    this.rows = rows;
    at("rows").hidden = rows === 0;
    at("row-count").textContent = `of ${rows}`;
    this.choose(Number(at("row").value) || 1);
    if (scene === this.scene) this.send({ type: "open", scene });
    else this.openScene(scene);
  },

  /** Another scene, whose file has to come first. */
  openScene(scene) {
    Object.assign(this, { scene, saved: "", version: 0, asked: 0 });
    at("text").value = "";
    at("text").readOnly = true;
    this.showSaved();
    this.send({ type: "open", scene });
  },

  get isDirty() { return at("text").value !== this.saved; },

  /** Takes the text of a file as that which is saved. */
  know(text) {
    const ends = new Set(text.match(/\r\n|\r|\n/g));
    this.lineEnd = ends.size > 1 || ends.has("\r") ? null : ends.has("\r\n") ? "\r\n" : "\n";
    this.saved = text.replace(/\r\n?/g, "\n");
  },

  read({ scene, text, version, isNew }) {
    if (scene !== this.scene) return;
    const wasDirty = this.isDirty, before = this.saved;
    this.know(text);
    this.version = version;
    at("text").readOnly = false;
    // What was written stays, also after a lost connection.
    if (wasDirty && this.saved !== before) this.note("note", "The file has changed. What is written here is kept");
    else if (!wasDirty && this.isDirty) {
      at("text").value = this.saved;
      if (isNew) at("text").setSelectionRange(0, 0);
      this.showLines();
    }
    document.title = `${scene.split("/").at(-1)} – Scenes`;
    this.showSaved();
    this.draw();
  },

  // Drawing

  draw() {
    this.isChanged = true;
    if (this.asked > 0 || this.version === 0) return;
    this.isChanged = false;
    this.asked = this.event += 1;
    this.send({ type: "draw", text: at("text").value, row: Number(at("row").value) || 1, canvas: at("canvas-name").value || null,
      event: this.asked, swift: this.isInSwift });
  },

  drawn({ event, width, height, scale, canvas, canvases = [], problems = [], swift }) {
    if (event !== this.asked) return;
    this.asked = 0;
    this.problems = problems;
    const image = at("image"), isDrawn = this.png !== null && width > 0;
    image.classList.toggle("old", !isDrawn);
    at("source").classList.toggle("old", !isDrawn);
    if (swift !== undefined) at("code").textContent = swift;
    if (isDrawn) {
      URL.revokeObjectURL(image.src);
      image.src = at("png").href = URL.createObjectURL(this.png);
      Object.assign(image, { width: Math.round(width / scale), height: Math.round(height / scale), hidden: false });
      at("png").download = this.scene.split("/").at(-1).replace(/\.json[c5]?$/, "") + ".png";
      at("png").hidden = false;
    }
    this.png = null;
    if (isDrawn) {
      at("canvas-label").hidden = canvases.length < 2;
      at("canvas-name").replaceChildren(...canvases.map(name => make("option", { value: name }, name)));
      at("canvas-name").value = canvas ?? "";
    }
    const count = severity => problems.filter(problem => problem.severity === severity).length;
    const words = [[count("error"), "error"], [count("warning"), "warning"], [count("note"), "note"]]
      .flatMap(([number, word]) => number > 0 ? `${number} ${word}${number > 1 ? "s" : ""}` : []);
    this.say(count("error") > 0 ? "bad" : count("warning") > 0 ? "note" : "good",
      [isDrawn ? `${width} × ${height} px` : "Not drawn", ...words].join(" · "));
    this.showProblems();
    this.showLines();
    if (this.isChanged) this.draw();
  },

  problems: [],

  // Swift code

  get isInSwift() { return at("swift").getAttribute("aria-pressed") === "true"; },

  showSwift(isShown) {
    at("swift").setAttribute("aria-pressed", String(isShown));
    at("source").hidden = !isShown;
    sessionStorage.setItem("swift", String(isShown));
  },

  copy() {
    navigator.clipboard.writeText(at("code").textContent).then(() => this.note("good", "Copied"),
      () => this.note("bad", "The browser does not let the page copy"));
  },

  showProblems() {
    at("found").hidden = this.problems.length === 0;
    at("found").replaceChildren(...this.problems.map(({ severity, file, line, column, message }) => {
      const place = line > 0 && !file ? `${line}:${column}` : file ?? "";
      const button = make("button", { type: "button" }, make("span", { class: "where" }, place),
        make("span", { class: "what" }, `${severity}: ${message}`));
      button.addEventListener("click", () => this.go(file ? 0 : line, column));
      return make("li", { "data-severity": severity }, button);
    }));
  },

  /** Puts the caret to a place of the text. Columns are bytes of UTF-8. */
  go(line, column) {
    if (!(line > 0)) return;
    const lines = at("text").value.split("\n"), before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    const bytes = new TextEncoder().encode(lines[line - 1] ?? "").slice(0, column - 1);
    const place = before + new TextDecoder().decode(bytes).length;
    at("text").focus();
    at("text").setSelectionRange(place, place);
    at("text").scrollTop = Math.max(0, (line - 4) * 20);
  },

  showLines() {
    const count = at("text").value.split("\n").length, bad = new Set(this.problems.filter(one => !one.file).map(one => one.line));
    const key = `${count} ${[...bad].join()}`;
    if (this.lineKey === key) return;
    this.lineKey = key;
    at("lines").replaceChildren(...Array.from({ length: count }, (_, index) =>
      make("div", bad.has(index + 1) ? { class: "bad" } : {}, String(index + 1))));
    at("lines").scrollTop = at("text").scrollTop;
  },

  // Rows and files

  choose(row) {
    const wanted = Math.min(Math.max(Math.round(row) || 1, 1), Math.max(this.rows, 1));
    at("row").value = wanted;
    at("row-before").disabled = wanted <= 1;
    at("row-next").disabled = wanted >= this.rows;
  },

  save() {
    if (this.version === 0) return this.note("bad", "Not saved: the file is not here yet");
    if (!this.isDirty) return;
    const text = at("text").value.replaceAll("\n", this.lineEnd ?? "\n");
    this.send({ type: "save", scene: this.scene, version: this.version, text, event: this.event });
  },

  wasSaved({ scene, text }) {
    const hadSeveral = this.lineEnd === null;
    if (scene === this.scene) this.know(text);
    this.note("good", scene === this.scene && hadSeveral ? "Saved, with a line feed at the end of each line" : "Saved");
    this.showSaved();
  },

  showSaved() { at("save").disabled = !this.isDirty; },

  /** Where nothing else is noted now. */
  say(kind, text) {
    this.status = [kind, text];
    if (this.noticeTimer === 0) this.showStatus(kind, text);
  },

  /** For four seconds. */
  note(kind, text) {
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => {
      this.noticeTimer = 0;
      this.showStatus(...this.status);
    }, NOTE_MILLISECONDS);
    this.showStatus(kind, text);
  },

  status: ["", ""],
  noticeTimer: 0,

  showStatus(kind, text) {
    at("status").dataset.kind = kind;
    at("status").textContent = text;
  },
};

/** The list of what may stand at the caret. */
const optionList = {
  found: null,
  chosen: 0,

  get isOpen() { return !at("options").hidden; },

  open() {
    const { value, selectionStart, selectionEnd } = at("text");
    this.found = schemas.root && selectionStart === selectionEnd ? completions(value, selectionStart) : null;
    const options = this.found?.options ?? [];
    at("options").hidden = options.length === 0;
    if (options.length === 0) return;
    at("options").replaceChildren(...options.slice(0, OPTION_LIMIT).map(({ text, summary }, index) => {
      const option = make("div", { role: "option", id: `option-${index}` }, text, make("span", {}, summary));
      option.addEventListener("mousedown", event => {
        event.preventDefault();
        this.take(index);
      });
      return option;
    }));
    this.choose(0);
    this.place();
  },

  close() {
    at("options").hidden = true;
    at("text").removeAttribute("aria-activedescendant");
  },

  choose(index) {
    const items = Array.from(at("options").children);
    this.chosen = (index + items.length) % items.length;
    items.forEach((item, place) => item.setAttribute("aria-selected", String(place === this.chosen)));
    items[this.chosen].scrollIntoView({ block: "nearest" });
    at("text").setAttribute("aria-activedescendant", `option-${this.chosen}`);
  },

  /** Below the word at the caret, or above it where there is no room. */
  place() {
    const text = at("text"), before = text.value.slice(0, this.found.start).split("\n"), list = at("options");
    const style = getComputedStyle(text), context = this.context ??= document.createElement("canvas").getContext("2d");
    context.font = `${style.fontSize} ${style.fontFamily}`;
    const left = text.offsetLeft + parseFloat(style.paddingLeft) + context.measureText(before.at(-1)).width - text.scrollLeft;
    const top = parseFloat(style.paddingTop) + before.length * 20 - text.scrollTop, room = text.clientHeight;
    const isBelow = top + list.offsetHeight <= room || top < room / 2;
    list.style.left = `${Math.max(8, Math.min(left, at("editor").clientWidth - list.offsetWidth - 8))}px`;
    list.style.top = `${isBelow ? top + 2 : Math.max(0, top - 22 - list.offsetHeight)}px`;
  },

  take(index) {
    const option = this.found.options[index];
    this.close();
    at("text").setSelectionRange(this.found.start, this.found.end);
    // The way of a keystroke: it can be undone.
    document.execCommand("insertText", false, option.insert);
  },

  key(event) {
    const isAsked = event.key === " " && event.ctrlKey;
    if (!isAsked && !this.isOpen) return;
    const actions = {
      ArrowDown: () => this.choose(this.chosen + 1), ArrowUp: () => this.choose(this.chosen - 1),
      Enter: () => this.take(this.chosen), Escape: () => this.close(),
    };
    const action = isAsked ? () => this.open() : actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  },
};

function startScenes() {
  const text = at("text");
  text.addEventListener("input", event => {
    scenes.showSaved();
    scenes.showLines();
    scenes.draw();
    if (event.inputType === "insertText" && /["\w]/.test(event.data ?? "") || optionList.isOpen) optionList.open();
  });
  text.addEventListener("keydown", event => {
    optionList.key(event);
    if (event.key !== "Enter" || event.defaultPrevented || event.isComposing) return;
    // The next line begins where this one does.
    event.preventDefault();
    const line = text.value.slice(0, text.selectionStart).split("\n").at(-1);
    const more = /[{[]\s*$/.test(line) ? "  " : "";
    document.execCommand("insertText", false, `\n${/^\s*/.exec(line)[0]}${more}`);
  });
  text.addEventListener("scroll", () => {
    at("lines").scrollTop = text.scrollTop;
    optionList.close();
  });
  text.addEventListener("blur", () => optionList.close());
  text.addEventListener("click", () => optionList.close());
  document.addEventListener("keydown", event => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    scenes.save();
  });
  at("save").addEventListener("click", () => scenes.save());
  at("scene").addEventListener("change", () => {
    if (scenes.isDirty && !confirm("What is written is not saved. Open another scene?")) {
      at("scene").value = scenes.scene;
      return;
    }
    scenes.openScene(at("scene").value);
  });
  at("canvas-name").addEventListener("change", () => scenes.draw());
  at("swift").addEventListener("click", () => {
    scenes.showSwift(!scenes.isInSwift);
    scenes.draw();
  });
  at("copy").addEventListener("click", () => scenes.copy());
  scenes.showSwift(sessionStorage.getItem("swift") === "true");
  const turn = row => {
    scenes.choose(row);
    scenes.draw();
  };
  at("row").addEventListener("change", () => turn(Number(at("row").value)));
  at("row-before").addEventListener("click", () => turn(Number(at("row").value) - 1));
  at("row-next").addEventListener("click", () => turn(Number(at("row").value) + 1));
  fetch("scene.schema.json").then(answer => answer.json()).then(schema => { schemas.root = schema; }, () => {});
  scenes.start();
}

startScenes();
