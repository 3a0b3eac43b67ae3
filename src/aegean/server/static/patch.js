/* The parts of the page as the server last sent them. A patch makes a part anew from what it was. */

export class Parts {
  #pieces = new Map(); // name of a part -> the strings it consists of

  /** A patch lists new text and runs [first, count] of the old pieces. Returns the markup of the patched parts. */
  apply(patches) {
    for (const [name, patch] of Object.entries(patches)) {
      const old = this.#pieces.get(name) || [];
      const isText = (piece) => typeof piece === "string";
      this.#pieces.set(
        name,
        patch.flatMap((piece) => (isText(piece) ? [piece] : old.slice(piece[0], piece[0] + piece[1]))),
      );
    }
    return this.markup(Object.keys(patches));
  }

  /** The markup of those of the named parts that are known. */
  markup(names) {
    const known = names.filter((name) => this.#pieces.has(name));
    return Object.fromEntries(known.map((name) => [name, this.#pieces.get(name).join("")]));
  }
}
