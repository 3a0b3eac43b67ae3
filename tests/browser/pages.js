/* Measures a page of the site on the screen: what is wider than the window, too small to be touched or read, in words. */
isPhone => {
  const faults = new Set(), least = isPhone ? 43.5 : 23.5, smallest = isPhone ? 12 : 11;
  const isSeen = node => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && node.getBoundingClientRect().width > 1 && !node.closest('.unseen, .skip');
  const name = node => `${node.tagName.toLowerCase()} "${node.textContent.trim().replace(/\s+/g, ' ').slice(0, 24)}"`;
  const isClipped = node => {
    for (let outer = node.parentElement; outer; outer = outer.parentElement)
      if (getComputedStyle(outer).overflowX !== 'visible') return true;
    return false;
  };
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.add(`the page is ${document.documentElement.scrollWidth} wide`);

  // the header is one line
  const bar = document.querySelector('body > .bar');
  if (bar && (bar.offsetHeight > 64 || bar.scrollWidth > bar.clientWidth + 1)) faults.add(`the header is ${bar.offsetHeight} high`);

  // nothing is outside of the window, words are large enough
  for (const node of document.querySelectorAll('body *:not(svg *)')) {
    if (!isSeen(node)) continue;
    const { left, right } = node.getBoundingClientRect();
    if ((left < -1 || right > innerWidth + 1) && !isClipped(node)) faults.add(`${name(node)} is outside`);
    const hasWords = [...node.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
    if (hasWords && Number.parseFloat(getComputedStyle(node).fontSize) < smallest) faults.add(`${name(node)} is too small to read`);
  }

  // whatever is not a link in the middle of words is large enough to be touched
  for (const node of document.querySelectorAll('button, summary, select, input, a.button, .bar a, body > .tabs a')) {
    if (!isSeen(node)) continue;
    const boxes = [node, node.closest('label') ?? node].map(one => one.getBoundingClientRect());
    const [width, height] = ['width', 'height'].map(side => Math.max(...boxes.map(box => box[side])));
    const enough = node.closest('.links') && !isPhone ? [16, 23.5] : [least, least]; // as wide as their word
    if (width < enough[0] || height < enough[1]) faults.add(`${name(node)} is ${width.toFixed()}x${height.toFixed()}`);
  }
  return [...faults];
}
