/* The table that waits next, in the dock of a table at which others decide. */
import { request } from "./api.js";

/** Shows the way to the next table whenever somebody else's turn begins; `link` is not there for those who watch. */
export function leadOnward(link, here) {
  let wasMine;
  const look = async () => {
    const isMine = document.querySelector("#prompt.mine") !== null;
    if (isMine === wasMine) return;
    wasMine = isMine;
    link.hidden = true;
    if (isMine) return;
    const { table, title } = await request(`/api/me/next?after=${here}`);
    if (!table || wasMine) return;
    link.href = `/t/${table}`;
    link.textContent = link.dataset.words.replace("@", title);
    link.hidden = false;
  };
  if (!link) return;
  document.addEventListener("arranged", () => look().catch(() => {})); // the key N leads there too
}
