/* Keys on every page: N leads to the next table, G and a letter to a page, ? shows the keys where it means nothing else. */
import { request } from "./api.js";

const PLACES = { t: "/tables", l: "/open", p: "/people/me", z: "/puzzles" };
const PATIENCE = 1500; // milliseconds between G and its letter

/** `go` opens an address. Keys that are meant for this come to nobody else. */
export function listenForTravel(go = (address) => location.assign(address)) {
  let since = -Infinity;
  addEventListener(
    "keydown",
    (event) => {
      const isTyping = event.target.closest?.("input:not([type=checkbox], [type=radio]), select, textarea");
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      const isAwaited = event.timeStamp - since < PATIENCE;
      since = key === "g" && !isAwaited ? event.timeStamp : -Infinity;
      const act = isAwaited ? PLACES[key] && (() => go(PLACES[key])) : actionFor(key, go);
      if (!act) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    },
    { capture: true },
  );
}

function actionFor(key, go) {
  if (key === "n") return () => toNextTable(go);
  const keys = document.getElementById("page-keys");
  return key === "?" && keys && (() => keys.togglePopover());
}

/** The table that waits first, another than this one. */
async function toNextTable(go) {
  const here = document.getElementById("main")?.dataset.table ?? "";
  const { table } = await request(`/api/me/next?after=${here}`);
  go(table ? `/t/${table}` : "/tables");
}
