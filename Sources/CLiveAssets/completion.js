// Completion of scenes: reads a text that need not be JSON yet, and asks the schema what may stand at a place of it.

/** Reads JSON with comments, commas at ends and what is not finished. Never fails: what is not there is null. */
function readLoosely(text) {
  let place = 0;
  const blanks = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))*/y;
  const skip = () => {
    blanks.lastIndex = place;
    blanks.test(text);
    place = blanks.lastIndex;
  };
  const word = () => {
    const start = place, quote = text[place];
    if (quote === "\"" || quote === "'") {
      for (place += 1; place < text.length && text[place] !== quote && text[place] !== "\n"; place += 1) {
        if (text[place] === "\\") place += 1;
      }
      const isClosed = text[place] === quote;
      if (isClosed) place += 1;
      place = Math.min(place, text.length);
      return { kind: "string", start, end: place, value: text.slice(start + 1, isClosed ? place - 1 : place) };
    }
    while (place < text.length && !/[\s,:[\]{}"'/]/.test(text[place])) place += 1;
    const value = text.slice(start, place);
    return { kind: /^[-+.\d]/.test(value) ? "number" : "word", start, end: place, value };
  };
  const read = depth => {
    skip();
    const start = place, open = text[place];
    if (open !== "{" && open !== "[") {
      const found = place < text.length ? word() : null;
      return found && found.end > found.start ? found : null;
    }
    const close = open === "{" ? "}" : "]", node = { kind: open === "{" ? "object" : "array", start, parts: [] };
    place += 1;
    for (skip(); depth < 300 && place < text.length && text[place] !== close; skip()) {
      if (text[place] === "}" || text[place] === "]") break;
      if (text[place] === ",") {
        place += 1;
        continue;
      }
      const part = { key: null, colon: -1, value: null }, from = place;
      if (node.kind === "object") {
        part.key = read(depth + 1);
        skip();
        if (text[place] === ":") {
          part.colon = place;
          place += 1;
          skip();
          if (!/[,}\]]/.test(text[place] ?? ",")) part.value = read(depth + 1);
        }
      } else part.value = read(depth + 1);
      if (place === from) place += 1;
      node.parts.push(part);
    }
    node.isClosed = text[place] === close;
    if (node.isClosed) place += 1;
    node.end = place;
    return node;
  };
  return read(0);
}

/** The containers around a place, from outside: `{ node, part }`; the last one has the part at the place, or null for a new one. */
function placesAround(root, offset) {
  const way = [];
  let node = root;
  while (node?.parts && offset > node.start && (offset < node.end || !node.isClosed && offset === node.end)) {
    const part = node.parts.find(one => {
      const first = one.key ?? one.value, last = one.value ?? one.key;
      if (!first) return false;
      return offset >= first.start && (offset <= last.end || one.colon >= 0 && !one.value && offset > one.colon
        && !node.parts.some(other => (other.key ?? other.value)?.start > one.colon && (other.key ?? other.value).start <= offset));
    }) ?? null;
    way.push({ node, part });
    node = part?.value;
  }
  return way;
}

const schemas = {
  root: null,

  of(reference) { return this.root.$defs[reference.slice("#/$defs/".length)]; },

  /** Whether a condition holds of a value; null where there is no value. */
  holds(condition, node) {
    if (condition === true) return true;
    if (condition.$ref) return this.holds(this.of(condition.$ref), node);
    if (condition.anyOf) return condition.anyOf.some(one => this.holds(one, node));
    if (condition.allOf && !condition.allOf.every(one => this.holds(one, node))) return false;
    if (condition.not && this.holds(condition.not, node)) return false;
    const { kind } = node ?? {}, has = key => kind === "object" && node.parts.some(part => part.key?.value === key);
    if (condition.type && ![condition.type].flat().includes(kind === "word" ? "boolean" : kind)) return false;
    if (condition.pattern && !(kind === "string" && new RegExp(condition.pattern, "u").test(node.value))) return false;
    if ("const" in condition && node?.value !== String(condition.const)) return false;
    if (condition.enum && !condition.enum.includes(node?.value)) return false;
    if (condition.required && !condition.required.every(has)) return false;
    return Object.entries(condition.properties ?? {}).every(([key, inner]) => !has(key)
      || this.holds(inner, node.parts.find(part => part.key?.value === key).value));
  },

  /** All schemas that count for a value. Where there is no value yet, each kind of one that it may have. */
  flat(schema, node, depth = 0) {
    if (!schema || schema === true || depth > 40) return [];
    const found = [schema], add = inner => found.push(...this.flat(inner, node, depth + 1));
    if (schema.$ref) add(this.of(schema.$ref));
    for (const inner of [...schema.allOf ?? [], ...schema.anyOf ?? [], ...schema.oneOf ?? []]) add(inner);
    if (schema.if) {
      const isOpen = node === null && schema.if.$ref !== "#/$defs/open";
      const holds = this.holds(schema.if, node);
      if (holds || isOpen) add(schema.then);
      if (!holds || isOpen) add(schema.else);
    }
    for (const [key, inner] of Object.entries(schema.dependentSchemas ?? {})) {
      if (node?.parts?.some(part => part.key?.value === key)) add(inner);
    }
    return found;
  },

  /** The schemas of a key or an item. */
  inner(schemas, key, index) {
    return schemas.flatMap(schema => {
      if (key === null) return schema.prefixItems?.[index] ?? schema.items ?? [];
      const { properties = {}, additionalProperties } = schema;
      if (key in properties) return properties[key];
      return typeof additionalProperties === "object" ? additionalProperties : [];
    });
  },

  /** What a schema says of itself. */
  summary(schema) { return this.flat(schema, null).find(one => one.description)?.description ?? ""; },
};

/** What may stand at a place: `{ start, end, options: [{ text, summary, insert }] }`, or null. */
function completions(text, offset) {
  const way = placesAround(readLoosely(text), offset);
  if (way.length === 0) return null;
  let around = [schemas.root];
  way.slice(0, -1).forEach(({ node, part }) => {
    around = schemas.inner(around.flatMap(schema => schemas.flat(schema, node)), part.key?.value ?? null, node.parts.indexOf(part));
  });
  const { node, part } = way.at(-1), flat = around.flatMap(schema => schemas.flat(schema, node));
  const isKey = node.kind === "object" && (!part || part.colon < 0 || offset <= part.colon);
  const word = isKey ? part?.key : part?.value, isWord = word && !word.parts && offset >= word.start && offset <= word.end;
  const range = isWord ? { start: word.start, end: word.end } : { start: offset, end: offset };
  const typed = isWord ? text.slice(word.start, offset).replace(/^["']/, "").toLowerCase() : "";
  const options = isKey ? keyOptions(flat, node, part)
    : valueOptions(schemas.inner(flat, node.kind === "object" ? part.key.value : null, node.parts.indexOf(part)));
  const fits = options.filter(option => option.text.toLowerCase().includes(typed));
  const first = option => option.text.toLowerCase().startsWith(typed) ? 0 : 1;
  return { ...range, options: fits.sort((a, b) => first(a) - first(b)) };
}

function keyOptions(flat, node, part) {
  const there = new Set(node.parts.filter(one => one !== part).map(one => one.key?.value)), options = new Map();
  const add = (key, schema) => {
    if (there.has(key) || options.has(key)) return;
    const quoted = JSON.stringify(key);
    options.set(key, { text: key, summary: schemas.summary(schema), insert: part?.colon >= 0 ? quoted : `${quoted}: ` });
  };
  for (const schema of flat) {
    // Modifiers have one key, and tell the schema by it.
    if (there.size === 0) {
      for (const [key, inner] of Object.entries(schema.dependentSchemas ?? {})) add(key, inner.properties?.[key] ?? true);
    }
    for (const [key, inner] of Object.entries(schema.properties ?? {})) add(key, inner);
  }
  return [...options.values()];
}

function valueOptions(inner) {
  const options = new Map(), flat = inner.flatMap(schema => schemas.flat(schema, null));
  const add = (value, summary = "") => {
    const insert = JSON.stringify(value), text = typeof value === "string" ? value : insert;
    if (!options.has(text)) options.set(text, { text, summary, insert });
  };
  for (const schema of flat) {
    if ("const" in schema) add(schema.const, schema.description);
    schema.enum?.forEach((value, index) => add(value, schema.enumDescriptions?.[index]));
    schema.examples?.forEach(value => add(value));
    if ([schema.type].flat().includes("boolean")) [true, false].forEach(value => add(value));
    // An object that is told by its type, as a view.
    const types = schemas.flat(schema.properties?.type, null).find(one => one.enum);
    if (schema.type === "object" && types) {
      types.enum.forEach((name, index) => options.has(name) || options.set(name, { text: name,
        summary: types.enumDescriptions?.[index] ?? "", insert: `{ "type": ${JSON.stringify(name)} }` }));
    }
  }
  return [...options.values()];
}
