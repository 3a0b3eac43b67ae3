/* A link as a picture for a camera; the server draws it. */
import { request } from "./api.js";

const drawn = new Map(); // link -> picture

/** Shows a link as a code in a node, with words for those who do not see it. */
export async function showCode(node, link) {
  if (!drawn.has(link)) drawn.set(link, (await request("/api/camera", { link })).svg);
  node.innerHTML = drawn.get(link);
  node.firstElementChild.setAttribute("role", "img");
  node.firstElementChild.setAttribute("aria-label", node.dataset.words);
  node.hidden = false;
}
