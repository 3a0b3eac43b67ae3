/* Searching a text: what does not hold the words steps aside, what holds them is highlighted. */

const MOST = 500; // highlights
const SHORTEST = 2; // letters that are worth highlighting
const PASSAGES = "ol, li, p, tbody tr, dl > div";

export class TextSearch {
  #text;
  #passages;
  #sections;

  constructor(text) {
    this.#text = text;
    const isOutermost = (node) => !node.parentElement.closest("ol, li, tbody tr, .example");
    this.#passages = [
      ...[...text.querySelectorAll(PASSAGES)].filter(isOutermost),
      ...text.querySelectorAll(".example"),
    ];
    this.#sections = [...text.querySelectorAll("section")];
  }

  /** Shows what holds the words, or everything; returns how many passages do. */
  filter(words) {
    let count = 0;
    for (const passage of this.#passages) {
      const isHit = passage.textContent.toLowerCase().includes(words);
      passage.classList.toggle("missed", !isHit);
      if (isHit) count += 1;
    }
    for (const section of this.#sections) this.#filterSection(section, words);
    highlight(this.#text, words);
    return count;
  }

  /** A section whose title holds the words is shown as a whole; one with nothing left is not shown. */
  #filterSection(section, words) {
    const title = section.querySelector(":scope > h2, :scope > h3");
    const isNamed = words && title?.textContent.toLowerCase().includes(words);
    if (isNamed) for (const node of section.querySelectorAll(".missed")) node.classList.remove("missed");
    const isLeft = (passage) => section.contains(passage) && !passage.classList.contains("missed");
    section.classList.toggle("missed", Boolean(words) && !isNamed && !this.#passages.some(isLeft));
  }

  /** The first passage that is left. */
  get first() {
    return [...this.#text.querySelectorAll("li, p, tr")].find((node) => !node.closest(".missed"));
  }
}

/** Where the words begin in a text. */
export function occurrences(text, words) {
  const found = [];
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(words); at >= 0; at = lower.indexOf(words, at + words.length)) found.push(at);
  return found;
}

function highlight(text, words) {
  if (!globalThis.CSS?.highlights) return;
  CSS.highlights.delete("found");
  if (words.length < SHORTEST) return;
  const ranges = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < MOST) {
    const node = walker.currentNode;
    for (const start of occurrences(node.data, words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + words.length);
      ranges.push(range);
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}
