// A mirror of the accessibility elements over the canvas: real elements without an appearance, for screen readers, the
// keyboard and tests of browsers.

const TAGS = { button: "button", switch: "button", link: "button", tab: "button" };
const FOCUSABLE = ["slider", "spinbutton", "textbox"];

const mirror = {
  /** Elements of the page by the ids of those of the preview. */
  parts: new Map(),
  elements: [],

  /** Elements stay where they can: the focus of one that is still there is kept. */
  show(elements) {
    const known = this.parts;
    this.elements = elements.filter(one => one && Array.isArray(one.frame));
    this.parts = new Map();
    const inOrder = this.elements.map(one => {
      const old = known.get(one.id), isSame = old && old.dataset.role === one.role;
      const part = isSame ? old : make(TAGS[one.role] || "div", { "data-role": one.role });
      this.parts.set(one.id, part);
      this.describe(part, one);
      return part;
    });
    const wanted = new Set(inOrder), place = at("mirror");
    for (const part of Array.from(place.children)) if (!wanted.has(part)) part.remove();
    inOrder.forEach((part, index) => {
      if (place.children[index] !== part) place.insertBefore(part, place.children[index] || null);
    });
    this.place();
  },

  describe(part, { id, role, label, value, hint, isEnabled = true, isSelected = false }) {
    const set = (name, text) => text == null ? part.removeAttribute(name) : part.setAttribute(name, text);
    part.dataset.id = id;
    if (part.tagName === "BUTTON") part.type = "button";
    else if (FOCUSABLE.includes(role)) part.tabIndex = 0;
    if (role === "text") part.textContent = [label, value].filter(Boolean).join(", ");
    else set("role", { image: "img" }[role] || role);
    if (role !== "text") set("aria-label", label || null);
    if (role === "heading") set("aria-level", "2");
    if (role === "switch") set("aria-checked", String(isSelected || ["1", "on", "true"].includes(String(value).toLowerCase())));
    if (role === "tab") set("aria-selected", String(isSelected));
    if (role === "button") set("aria-pressed", isSelected ? "true" : null);
    if (role === "slider" || role === "spinbutton") {
      set("aria-valuenow", String(Number.parseFloat(value) || 0));
      set("aria-valuetext", value == null ? null : String(value));
    }
    if (role === "textbox") part.textContent = value ?? "";
    if (role === "progressbar" || role === "meter") set("aria-valuetext", value == null ? null : String(value));
    const says = [["button", "link", "image", "group"].includes(role) ? value : null, hint].filter(Boolean).join(", ");
    set("aria-description", says || null);
    set("aria-disabled", isEnabled ? null : "true");
  },

  /** In CSS pixels of the canvas as it is shown. */
  place() {
    const zoom = canvasZoom();
    for (const { id, frame: [x, y, width, height] } of this.elements) {
      const { style } = this.parts.get(id);
      Object.assign(style, { left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${width * zoom}px`,
        height: `${height * zoom}px` });
    }
  },

  elementOf: part => mirror.elements.find(({ id }) => String(id) === part.dataset.id),
};
