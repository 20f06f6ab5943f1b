// The inspector: closed at first. While it is open, a click selects a view and does nothing else.

const inspector = {
  isOpen: false,
  /** The point that was asked for last: asked again when the preview has changed. */
  place: null,
  view: null,
  timer: 0,
  closed: new Set(),
  nodes: [],

  start() {
    at("inspect").addEventListener("click", () => this.open(!this.isOpen));
    at("inspector-close").addEventListener("click", () => {
      this.open(false);
      at("inspect").focus();
    });
    at("tree").addEventListener("click", event => {
      const item = event.target.closest("[role=treeitem]");
      if (item) this.choose(Number(item.dataset.index), event.offsetX < 0);
    });
    at("tree").addEventListener("keydown", event => this.press(event));
  },

  open(isOpen) {
    this.isOpen = isOpen;
    at("inspect").setAttribute("aria-pressed", String(isOpen));
    at("inspector").hidden = !isOpen;
    document.body.classList.toggle("inspecting", isOpen);
    if (isOpen) connection.send({ type: "tree" });
    else this.forget();
    timeline.refresh();
    fitCanvas();
  },

  /** The views of another preview are not those of this one. */
  forget() {
    this.place = this.view = null;
    timeline.forget();
    at("overlay").hidden = true;
    at("view").replaceChildren(make("p", { class: "quiet" }, "Click a view of the preview."));
    at("tree").replaceChildren();
    this.closed.clear();
  },

  ask(place) {
    this.place = place;
    connection.sendEvent({ type: "inspect", ...place });
  },

  /** What is said of a view is never that of an earlier frame for long. */
  refresh() {
    if (!this.isOpen || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = 0;
      if (!this.isOpen) return;
      if (this.place) this.ask(this.place);
      connection.send({ type: "tree" });
    }, 400);
  },

  show(view) {
    if (!this.isOpen) return;
    this.view = view && typeof view === "object" ? view : null;
    const number = value => value == null ? "–" : String(Math.round(value * 100) / 100);
    const size = ([width, height]) => `${number(width)} × ${number(height)}`;
    const { kind, name, file, line, views, frame, proposal, answer, padding, baselines, why = [], path = [] } = this.view || {};
    const rows = [
      ["View", Array.isArray(views) && views.join(" › ")], ["Source", file && (line ? `${file}:${line}` : file)],
      ["Position", frame && `${number(frame[0])}, ${number(frame[1])}`],
      ["Size", frame && `${number(frame[2])} × ${number(frame[3])}`],
      ["Proposal", proposal && size(proposal)], ["Answer", answer && size(answer)],
      ["Padding", padding && padding.map(number).join("  ")],
      ["Baselines", baselines && baselines.map(number).join("  ")],
    ].filter(([, text]) => text);
    // A path may be broken behind a slash, and not before its line.
    const fields = rows.flatMap(([title, text]) => [make("dt", {}, title),
      make("dd", {}, ...text.split(/(?<=\/)/).flatMap(part => [part, make("wbr")]))]);
    const reasons = why.map(text => make("li", {}, text));
    at("view").replaceChildren(...this.view ? [
      make("p", { class: "path" }, path.slice(0, -1).join(" › ")),
      make("h3", {}, kind || "View", ...name ? [make("span", {}, name)] : []),
      make("dl", {}, ...fields), ...reasons.length > 0 ? [make("h4", {}, "Why"), make("ul", {}, ...reasons)] : [],
    ] : [make("p", { class: "quiet" }, "There is no view.")]);
    this.draw();
  },

  /** The frame, what was proposed at its corner, the padding inside of it, and lines at its baselines. */
  draw() {
    const { frame, proposal, padding, baselines = [] } = this.view || {}, zoom = canvasZoom();
    at("overlay").hidden = !this.isOpen || !frame;
    if (at("overlay").hidden) return;
    const put = (element, x, y, width, height) => {
      element.hidden = !(width > 0 && height > 0);
      Object.assign(element.style, { left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${width * zoom}px`,
        height: `${height * zoom}px` });
    };
    const [x, y, width, height] = frame, [top, left, bottom, right] = padding || [0, 0, 0, 0];
    put(at("box"), x, y, width, height);
    put(at("offer"), x, y, proposal?.[0] ?? 0, proposal?.[1] ?? 0);
    const bands = document.querySelectorAll("#overlay .band"), middle = height - top - bottom;
    put(bands[0], x, y, width, top);
    put(bands[1], x, y + height - bottom, width, bottom);
    put(bands[2], x, y + top, left, middle);
    put(bands[3], x + width - right, y + top, right, middle);
    document.querySelectorAll("#overlay .guide").forEach((guide, index) => {
      put(guide, x, baselines[index] ?? 0, index < baselines.length ? width : 0, 1 / zoom);
    });
    at("size").textContent = `${Math.round(width * 10) / 10} × ${Math.round(height * 10) / 10}`;
    Object.assign(at("size").style, { left: `${x * zoom}px`, top: `${(y + height) * zoom + 4}px` });
  },

  // The tree

  showTree(root) {
    if (!this.isOpen) return;
    const focused = document.activeElement?.closest("#tree [role=treeitem]")?.dataset.path;
    this.nodes = [];
    // A node that says no source is from that of the one around it.
    const add = (node, level, path, outer) => {
      const children = Array.isArray(node.children) ? node.children : [];
      const source = node.file ? { file: node.file, line: node.line, views: node.view ? [node.view] : undefined } : outer;
      this.nodes.push({ node, level, path, source, count: children.length });
      if (!this.closed.has(path)) children.forEach((child, index) => add(child, level + 1, `${path}.${index}`, source));
    };
    if (root && typeof root === "object") add(root, 1, "0", {});
    this.root = root;
    at("tree").replaceChildren(...this.nodes.map(({ node, level, path, count }, index) => {
      const item = make("div", { role: "treeitem", "aria-level": level, "data-index": index, "data-path": path,
        "aria-expanded": count > 0 ? String(!this.closed.has(path)) : null, tabindex: "-1" }, String(node.kind || "View"));
      const said = [node.view, node.name].filter(Boolean).join(" · ");
      if (said) item.append(make("span", {}, said));
      item.style.setProperty("--level", Math.min(level - 1, 12));
      return item;
    }));
    const items = Array.from(at("tree").children), same = items.find(item => item.dataset.path === focused);
    if (items.length > 0) (same || items[0]).tabIndex = 0;
    if (same) same.focus();
  },

  choose(index, folds) {
    const { node, path, source, count } = this.nodes[index];
    if (folds && count > 0) this.fold(path, !this.closed.has(path));
    else this.show({ ...source, ...node, children: undefined });
    this.focus(index);
  },

  fold(path, isClosed) {
    if (isClosed) this.closed.add(path);
    else this.closed.delete(path);
    this.showTree(this.root);
  },

  focus(index) {
    const items = Array.from(at("tree").children);
    items.forEach((item, place) => { item.tabIndex = place === index ? 0 : -1; });
    items[index]?.focus();
  },

  press(event) {
    const index = Number(event.target.dataset?.index ?? 0), one = this.nodes[index];
    const isOpen = one && one.count > 0 && !this.closed.has(one.path);
    const parent = one && this.nodes.findIndex(({ path }) => path === one.path.slice(0, one.path.lastIndexOf(".")));
    const actions = {
      ArrowDown: () => this.focus(Math.min(index + 1, this.nodes.length - 1)),
      ArrowUp: () => this.focus(Math.max(index - 1, 0)),
      ArrowRight: () => isOpen ? this.focus(index + 1) : this.fold(one.path, false),
      ArrowLeft: () => isOpen ? this.fold(one.path, true) : this.focus(Math.max(parent, 0)),
      Enter: () => this.choose(index, false), " ": () => this.choose(index, false),
    };
    if (!one || !actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  },
};
