/* Where something that is new on the table has come from: from somebody's things, or from where the same lay before. */
import { middle, middleOf, placeIn } from "./gains.js";

/** What a piece looks like: the first symbol in its drawing. */
export function lookOf(piece) {
  return piece.getAttribute("href") ?? piece.querySelector("use")?.getAttribute("href") ?? undefined;
}

/**
 * The point of the screen from which a new piece has come, if that can be seen.
 * `before` and `after` are where every piece was and is; `changes`, what seats have gained and lost: what a piece
 * shows on its way `isSeen`.
 */
export function originOf(piece, before, after, changes) {
  const look = lookOf(piece);
  const lost = changes.find((change) => change.by < 0 && change.look && change.look === look);
  if (lost) {
    lost.isSeen = true;
    return placeIn(lost, before);
  }
  return middleOf(sameBefore(piece, look, before, after)?.box) ?? seatOrigin(piece, look);
}

/** What lay elsewhere with the same look and is gone or another now; else the pile of the same name on another panel. */
function sameBefore(piece, look, before, after) {
  const others = [...before].filter(([id, { panel }]) => id !== piece.id && panel !== "panel-choices");
  const isGone = ([id, was]) => look && was.look === look && after.get(id)?.look !== look;
  const name = nameIn(piece.id);
  const isPile = ([id, was]) =>
    name &&
    nameIn(id) === name &&
    was.panel !== piece.ownerSVGElement.id &&
    (was.look === look || isOfKind(piece.id, id));
  return (others.find(isGone) ?? others.find(isPile))?.[1];
}

/** Whether ids begin alike: `base-1-smithy-0` is one of `bases-smithy`. */
function isOfKind(id, pile) {
  return pile.split("-")[0].startsWith(id.split("-")[0]);
}

/** The thing in an id: `metallurgy` in `owned-0-metallurgy`. */
function nameIn(id) {
  const words = id.split("-").slice(1);
  return words.findLast((word) => Number.isNaN(Number(word)));
}

/** What has the colour of a seat comes from its area, or from its name in the bar. */
function seatOrigin(piece, look = "") {
  if (piece.closest("figure").dataset.seat) return undefined;
  const colour = look.split("-").at(-1);
  const chips = [...document.querySelectorAll(".chip")];
  const chip = chips.find((one) => one.querySelector(".disc use")?.getAttribute("href") === `#page-${colour}`);
  if (!chip) return undefined;
  const area = document.querySelector(`figure[data-seat="${chip.id.slice("chip-".length)}"] > svg`);
  return middle(area?.querySelector(`use[href$="-${colour}"]`)) ?? middle(chip.querySelector(".disc"));
}
