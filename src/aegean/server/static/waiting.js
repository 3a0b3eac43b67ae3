/* A table that waits for players: its link, the links to kept seats, and seats that are made free again. */
import { showCode } from "./camera.js";
import { copyText } from "./clipboard.js";
import { getCookie } from "./cookies.js";
import { byId } from "./dom.js";

/** The whole link, and the name that the visitor has used before. */
export function fillInvitation(tableLink) {
  if (!byId("share-link")) return;
  byId("share-link").value = tableLink;
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share;
  showCode(byId("share-code"), tableLink).catch(() => {}); // the link stands beside it
  if (document.querySelector(".chip.own")) return;
  for (const field of document.querySelectorAll(".join input[name=name]")) field.value ||= getCookie("name");
}

/** Does what a button of the waiting room or the menu is for; `ask` asks the server. */
export async function pressWaiting(button, ask) {
  const { free, invite, share, shows } = button.dataset;
  if (share) await navigator.share({ title: share, url: byId("share-link").value }).catch(() => {}); // or not, after all
  if (free) await ask("free", { seat: Number(free) });
  if (shows) await showSeat(byId(shows), ask);
  if (!invite) return;
  const seat = await ask(`invitation?seat=${invite}`);
  if (seat) await copyText(button, location.origin + seat.link);
}

/** The private link to one's seat as a code, to take it to another device. */
async function showSeat(dialog, ask) {
  const seat = await ask("seat");
  if (!seat) return;
  await showCode(dialog.querySelector("div"), location.origin + seat.link);
  dialog.showModal();
}
