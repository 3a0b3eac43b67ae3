/* The pictures of the owner's sheet: as they are shipped, and as they were drawn for values that somebody entered. */

export class Pictures {
  /** Takes the drawing that holds what pictures point at. */
  constructor(sprite) {
    this.defs = sprite.querySelector("defs");
    this.drawn = new Map(); // by card and its values
  }

  /** Whether the picture of a card with such values is known; with ours it always is. */
  has(card, values) {
    return !values || this.drawn.has(`${card} ${values}`);
  }

  /** Keeps what the server has drawn, and what it points at. */
  keep({ pictures, definitions }, asked) {
    for (const [card, markup] of Object.entries(pictures ?? {})) this.drawn.set(`${card} ${asked.get(card)}`, markup);
    if (!definitions) return;
    const held = svg(`<svg xmlns="http://www.w3.org/2000/svg">${definitions}</svg>`);
    for (const one of [...held.children]) {
      if (!this.defs.querySelector(`#${CSS.escape(one.id)}`)) this.defs.append(one);
    }
  }

  /** Shows a card in its figure; where it is not drawn yet, what is there stays. */
  show(figure, card, values) {
    const ours = figure.querySelector("template");
    if (!this.has(card, values)) {
      if (!figure.querySelector("svg > *")) this.put(figure, ours.content.firstElementChild.cloneNode(true));
      return;
    }
    const drawn = values ? svg(this.drawn.get(`${card} ${values}`)) : ours.content.firstElementChild.cloneNode(true);
    this.put(figure, drawn);
  }

  put(figure, drawn) {
    figure.querySelector("svg").replaceWith(drawn);
  }
}

/** The drawing in a piece of markup. */
function svg(markup) {
  const holder = document.createElement("template");
  holder.innerHTML = markup;
  return holder.content.querySelector("template")?.content.firstElementChild ?? holder.content.firstElementChild;
}
