/* The keyboard at a table: numbers, arrows, Enter, Esc, letters, and Alt with a number for the parts of the table. */

const TARGETS = ".panels [data-move], .panels [data-why], #choices .pick";
const LOG_LINES = "#log button, #log a";
const LETTERS = {
  u: "undo",
  l: "toggleLog",
  c: "toggleChat",
  "?": "askWhy",
  s: "suggest",
  p: "pin",
  h: "toggleAid",
  k: "toggleKeys",
  r: "again",
  " ": "skip",
  ",": "slower",
  ".": "faster",
};
const MINIATURES = "figure[data-role=miniature], figure[data-role=row]";
const SIDEWAYS = ["ArrowLeft", "ArrowRight"];

/** `actions`: choose, confirm, drop, undo, toggleLog, toggleChat, askWhy, suggest, goBack, bring, pin,
 * toggleAid, toggleKeys, again, skip, slower, faster, step, liftCurtain. */
export function listenToKeys(actions) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey) return;
    if (document.getElementById("main").inert) {
      if (event.key === "Enter") actions.liftCurtain();
    } else if (event.altKey) {
      if (!/^Digit\d$/.test(event.code)) return;
      event.preventDefault();
      actions.bring(Number(event.code.slice(-1)));
    } else if (event.key === "Escape") {
      actions.goBack();
      document.activeElement?.blur?.();
    } else if (!event.target.closest("input, select, textarea")) {
      const act = actionFor(event.key, actions);
      if (!act) return;
      event.preventDefault();
      act();
    }
  });
}

function isLookingBack() {
  return document.getElementById("looking")?.hidden === false;
}

function actionFor(key, actions) {
  const focused = document.activeElement;
  if (/^[1-9]$/.test(key)) {
    const pick = document.querySelectorAll("#choices .pick")[Number(key) - 1];
    return pick && (() => actions.choose(pick.dataset.move));
  }
  if (SIDEWAYS.includes(key) && isLookingBack()) return () => actions.step(key === "ArrowLeft" ? -1 : 1);
  if (key.startsWith("Arrow")) {
    const next = arrowTarget(focused, key);
    return next && (() => next.focus());
  }
  if ((key === "Enter" || key === " ") && focused?.matches("[role=button], figure")) {
    return () => focused.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  if (key === "Enter" && !focused?.matches("button, a, summary")) return actions.confirm;
  return LETTERS[key.toLowerCase()] && actions[LETTERS[key.toLowerCase()]];
}

/** The log is one stop for Tab; arrows go from line to line. */
export function makeLogOneTabStop() {
  for (const [n, line] of document.querySelectorAll(LOG_LINES).entries()) line.tabIndex = n ? -1 : 0;
}

/** Where an arrow leads: to the next choice, to the next line of the log, from nowhere to the first choice or counter. */
function arrowTarget(from, key) {
  const isSideways = SIDEWAYS.includes(key);
  if (from?.matches(TARGETS)) return neighbour(from, key, targets());
  if (from?.matches(MINIATURES)) return neighbour(from, key, [...document.querySelectorAll(MINIATURES)]);
  if (from?.matches(LOG_LINES) && !isSideways) {
    const lines = [...document.querySelectorAll(LOG_LINES)];
    return lines[lines.indexOf(from) + (key === "ArrowDown" ? 1 : -1)];
  }
  const isNowhere = from === document.body || from?.id === "prompt";
  if (!isSideways || !isNowhere) return null;
  return targets().find((node) => node.matches("[data-move]")) ?? document.querySelector("#counter input");
}

function targets() {
  return [...document.querySelectorAll(TARGETS)].filter((node) => node.getBoundingClientRect().width);
}

/** The nearest target in the direction of an arrow; straight ahead counts as nearer than aside. */
function neighbour(from, key, among) {
  const [x, y] = centre(from);
  const isSideways = SIDEWAYS.includes(key);
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let nearest = null;
  let least = Infinity;
  for (const other of among) {
    const [otherX, otherY] = centre(other);
    const [along, across] = isSideways ? [otherX - x, otherY - y] : [otherY - y, otherX - x];
    const ahead = sign * along;
    const distance = ahead + 2 * Math.abs(across);
    if (other !== from && ahead > 2 && distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}

function centre(node) {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
