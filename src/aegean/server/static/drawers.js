/* Drawers over the side of the table: the player aid, and the list of keys. */
import { byId, element } from "./dom.js";

const DRAWERS = ["aid", "keys"];

/** Opens a drawer in place of the other; once more closes it. */
export function toggleDrawer(name) {
  const isOpen = byId(name).hidden;
  closeDrawers();
  byId(name).hidden = !isOpen;
  if (isOpen && name === "aid") return fillAid(byId("aid"));
}

export function closeDrawers() {
  for (const name of DRAWERS) byId(name).hidden = true;
}

/** The aid is a page of its own; its text comes here when it is first asked for. */
async function fillAid(drawer) {
  const { link } = drawer.dataset;
  if (!link) return;
  delete drawer.dataset.link;
  const answer = await fetch(link);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const style = new URL("./aid.css", import.meta.url).href;
  drawer.append(element("link", { rel: "stylesheet", href: style }), ...page.querySelectorAll(".aid > *"));
}
