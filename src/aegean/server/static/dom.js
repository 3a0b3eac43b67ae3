/* Finding and making elements. */

const SVG = "http://www.w3.org/2000/svg";

/** The page's own element with this id; a piece inside a picture may have the same one. */
export function byId(id) {
  return [...document.querySelectorAll(`#${CSS.escape(id)}`)].find((node) => !node.ownerSVGElement);
}

/** An HTML element with these properties. */
export function element(tag, properties = {}) {
  return Object.assign(document.createElement(tag), properties);
}

/** An SVG element with these attributes. */
export function svgElement(tag, attributes) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}
