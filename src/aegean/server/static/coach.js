/* The coach on request: the best moves, what they promise and why; a click chooses. */
import { ask } from "./pages.js";
import { by } from "./show.js";

function element(name, text, className = "") {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

function suggestion(hint, words) {
  const button = element("button", "", "pick advice");
  button.type = "button";
  button.dataset.move = hint.move;
  const figures = element("span", "", "figures");
  figures.append(
    element("b", `${Math.round(100 * hint.win)} %`), ` ${words.win} · `,
    element("b", hint.points.toFixed(0)), ` ${words.points}`,
  );
  const why = hint.reasons.map(({ words: area, points }) => `${area} ${points < 0 ? "−" : "+"}${Math.abs(points)}`);
  button.append(element("span", hint.words, "what"), figures);
  if (why.length) button.append(element("span", why.join(" · "), "because"));
  const item = document.createElement("li");
  item.append(button);
  return item;
}

export async function coach(address, at, isAt) {
  const box = by("coach"), words = box.dataset;
  box.replaceChildren(element("p", words.thinks, "empty"));
  box.hidden = false;
  try {
    const hints = await ask(address);
    if (!isAt(at)) return; // the table has gone on meanwhile
    const list = document.createElement("ol");
    list.append(...hints.map((hint) => suggestion(hint, words)));
    box.replaceChildren(element("h3", words.title), list);
  } catch (problem) {
    box.hidden = true;
    throw problem;
  }
}

export function dismiss() {
  by("coach").hidden = true;
}
