/* Names of players where there is little room: whole, or as initials, never cut in the middle of a word. */

/** Shortens the names that do not fit; the shape on the disc tells the rest. */
export function fitNames() {
  const names = [...document.querySelectorAll(".chip .who, [data-role=row] .who")];
  for (const name of names) delete name.dataset.short;
  const cut = names.filter((name) => name.scrollWidth > name.clientWidth + 1);
  for (const name of cut) name.dataset.short = initials(name.firstChild.textContent);
}

function initials(name) {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0])
    .join("");
}
