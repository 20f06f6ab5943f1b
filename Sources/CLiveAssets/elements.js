"use strict";
// What the scripts of both pages share.

/** The element with an id. */
const at = id => document.getElementById(id);

/** An element with attributes and children; an attribute that is null is left out. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value != null) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
