/* What a page came with: how its table differs from the ground that all tables of its game stand on. */
import { element } from "./dom.js";
import { Parts } from "./patch.js";

/** The parts of the page, and the digest of what it came with; nothing where the ground cannot be had. */
export async function openParts(script) {
  const parts = new Parts();
  if (!script) return { parts, opened: "" };
  const { ground, opened } = script.dataset;
  if (ground) {
    const pieces = await fetch(ground)
      .then((answer) => answer.json())
      .catch(() => null);
    if (!pieces) return { parts, opened: "" }; // the connection brings everything
    parts.apply(pieces);
  }
  parts.apply(JSON.parse(script.textContent));
  return { parts, opened };
}

/** A style is there: what is laid out now has its place. */
function dressed(name) {
  const style = element("link", { rel: "stylesheet", href: new URL(name, import.meta.url).href });
  document.head.append(style);
  return new Promise((resolve) => {
    style.onload = style.onerror = resolve;
  });
}

/** The cards that explain things come with the first pointer or key that may ask for one. */
export function explainLater(asked) {
  const kinds = ["pointermove", "pointerdown", "pointerup", "keydown"];
  let latest = null; // of what happens until they are here
  const load = async (event) => {
    const isFirst = !latest;
    latest = event;
    if (!isFirst) return;
    const [{ explainThings }] = await Promise.all([import("./about.js"), dressed("./about.css")]);
    for (const kind of kinds) document.removeEventListener(kind, load, true);
    explainThings(asked, latest);
  };
  for (const kind of kinds) document.addEventListener(kind, load, true);
  if (matchMedia("(pointer: coarse)").matches) load(new Event("load")); // a long press does not wait
}
