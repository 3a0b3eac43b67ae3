/* The keyboard: numbers, arrows, Enter, Esc, U, L, ?. */
const TARGETS = ".panels [data-move], .panels [data-why], #choices .pick";
const LINES = "#log button, #log a";

export function listenToKeys(table) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.getElementById("main").inert) {
      if (event.key === "Enter") table.lift();
      return;
    }
    if (event.key === "Escape") {
      table.hush();
      table.drop();
      table.unzoom();
      document.activeElement?.blur?.();
      return;
    }
    if (event.target.closest("input, select, textarea")) return;
    const act = action(event, table);
    if (act) {
      event.preventDefault();
      act();
    }
  });
}

function action(event, table) {
  const focused = document.activeElement;
  if (/^[1-9]$/.test(event.key)) {
    const pick = document.querySelectorAll("#choices .pick")[Number(event.key) - 1];
    return pick && (() => table.choose(pick.dataset.move));
  }
  if (event.key.startsWith("Arrow")) {
    const next = follower(focused, event.key);
    return next && (() => next.focus());
  }
  if ((event.key === "Enter" || event.key === " ") && focused?.matches("[role=button]")) {
    return () => focused.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  if (event.key === "Enter" && !focused?.matches("button, a, summary")) return () => table.confirm();
  const keys = { u: table.undo, U: table.undo, l: () => table.toggle("log"), L: () => table.toggle("log"), "?": table.why };
  return keys[event.key];
}

/* the log is one stop for Tab; arrows go from line to line */
export function oneStop() {
  document.querySelectorAll(LINES).forEach((line, n) => { line.tabIndex = n ? -1 : 0; });
}

/* where an arrow leads: to the next choice, to the next line of the log, from nowhere to the first choice */
function follower(from, key) {
  if (from?.matches(TARGETS)) return neighbour(from, key);
  const aside = key === "ArrowLeft" || key === "ArrowRight";
  if (from?.matches(LINES) && !aside) {
    const lines = [...document.querySelectorAll(LINES)];
    return lines[lines.indexOf(from) + (key === "ArrowDown" ? 1 : -1)];
  }
  return aside && (from === document.body || from?.id === "prompt") ? targets().find((node) => node.matches("[data-move]")) : null;
}

function targets() {
  return [...document.querySelectorAll(TARGETS)].filter((node) => node.getBoundingClientRect().width);
}

function neighbour(from, key) {
  const [x, y] = middle(from);
  const along = key === "ArrowLeft" || key === "ArrowRight" ? 0 : 1;
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best = null, least = Infinity;
  for (const other of targets()) {
    const [u, v] = middle(other);
    const forth = sign * (along ? v - y : u - x), aside = Math.abs(along ? u - x : v - y);
    if (other === from || forth <= 2) continue;
    const far = forth + 2 * aside;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

function middle(node) {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
