/* The words and frames of a page that do not stand out as those who ask for more contrast need it, each with its ratio. */
([words, frames]) => {
  const channels = colour => colour.match(/[\d.]+/g).map(Number);
  const linear = value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) => 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  const ratio = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const ground = node => {
    for (let at = node; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return undefined; // a picture or a gradient
      if (channels(backgroundColor)[3] !== 0) return canvasColour(backgroundColor);
    }
  };
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const canvasColour = colour => { // also of colours that are mixed
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const faults = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode.parentElement, text = walk.currentNode.textContent.trim();
    if (!text || node.closest('svg, script, style, template, noscript, .unseen')) continue;
    if (!node.checkVisibility({ visibilityProperty: true })) continue;
    const behind = ground(node);
    const found = behind ? ratio(canvasColour(getComputedStyle(node).color), behind) : words;
    if (found < words) faults.add(`"${text.slice(0, 30)}" ${found.toFixed(1)}`);
  }
  for (const node of document.querySelectorAll('.dock, .told, .words, .dock button:not(.primary), [data-role=row]')) {
    const behind = node.checkVisibility() && ground(node.parentElement);
    const found = behind ? ratio(canvasColour(getComputedStyle(node).borderTopColor), behind) : frames;
    if (found < frames) faults.add(`frame of ${node.id || node.className} ${found.toFixed(1)}`);
  }
  return [...faults];
}
