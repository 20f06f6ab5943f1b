// The list of previews by file: a filter whose arrows and Enter choose.

const list = {
  previews: [],
  found: [],
  /** The id that Enter would show. */
  active: null,
  choose: () => {},

  start(choose) {
    this.choose = choose;
    at("filter").addEventListener("input", () => this.show());
    at("filter").addEventListener("keydown", event => this.press(event));
    at("list").addEventListener("mousedown", event => event.preventDefault());
    at("list").addEventListener("click", event => {
      const option = event.target.closest("[role=option]");
      if (option) this.choose(option.dataset.id);
    });
  },

  press(event) {
    const index = this.found.findIndex(({ id }) => id === this.active), last = this.found.length - 1;
    const next = { ArrowDown: Math.min(index + 1, last), ArrowUp: Math.max(index - 1, 0), Home: 0, End: last }[event.key];
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (next !== undefined && last >= 0 && !(event.target.value && ["Home", "End"].includes(event.key))) {
      event.preventDefault();
      this.activate(this.found[next].id);
    } else if (event.key === "Enter" && this.active !== null) {
      this.choose(this.active);
    } else if (event.key === "Escape") {
      if (event.target.value === "") document.body.classList.remove("listing");
      event.target.value = "";
      this.show();
    }
  },

  activate(id) {
    this.active = id;
    for (const option of at("list").querySelectorAll("[role=option]")) {
      const isActive = option.dataset.id === id;
      option.classList.toggle("active", isActive);
      if (isActive) at("filter").setAttribute("aria-activedescendant", option.id);
      if (isActive) option.scrollIntoView({ block: "nearest" });
    }
    if (id === null) at("filter").removeAttribute("aria-activedescendant");
  },

  /** Makes the list anew; only what has changed is announced, for the options keep their ids. */
  show() {
    const words = at("filter").value.toLowerCase().split(/\s+/);
    this.found = this.previews.filter(({ name, file }) =>
      words.every(word => `${name} ${file}`.toLowerCase().includes(word)));
    const groups = new Map();
    this.found.forEach(preview => groups.set(preview.file, [...groups.get(preview.file) || [], preview]));
    at("list").replaceChildren(...Array.from(groups, ([file, previews], index) => {
      const slash = file.lastIndexOf("/") + 1, id = `file-${index}`;
      const head = make("div", { class: "file", id, title: file }, file.slice(slash));
      if (slash > 0) head.append(make("span", {}, file.slice(0, slash - 1)));
      return make("div", { role: "group", "aria-labelledby": id }, head, ...previews.map(one => this.option(one)));
    }));
    const [shown, all] = [this.found.length, this.previews.length];
    at("count").textContent = shown === all ? String(all) : `${shown} of ${all}`;
    at("nothing").hidden = shown > 0;
    at("nothing").textContent = all > 0 ? "No preview has this in its name or file." : "There are no previews yet.";
    const isFound = id => this.found.some(one => one.id === id);
    this.activate(isFound(this.active) ? this.active : isFound(choices.preview) ? choices.preview : this.found[0]?.id ?? null);
  },

  option({ id, name, line, failure }) {
    const isShown = id === choices.preview;
    const option = make("div", { role: "option", class: "preview", id: `preview-${this.previews.findIndex(one =>
      one.id === id)}`, "aria-selected": String(isShown), "data-id": id, title: line ? `Line ${line}` : null },
    make("span", { class: "name" }, name));
    if (failure) option.append(make("span", { class: "failure" }, failure));
    return option;
  },
};
