/* Measures a table on the screen: the faults in words, and whether the panels of a phone have to be scrolled. */
least => {
  const faults = [], page = document.documentElement, table = document.getElementById('main');
  const name = node => node.id || node.dataset?.role || node.className?.baseVal || node.className || node.tagName;
  const said = node => node.textContent.trim().replace(/\s+/g, ' ').slice(0, 30);
  const inside = (box, outer) => box.left > outer.left - 1.5 && box.top > outer.top - 1.5
    && box.right < outer.right + 1.5 && box.bottom < outer.bottom + 1.5;
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5;

  // the page does not scroll, and neither does the dock
  for (const node of [page, document.body, table, document.querySelector('.dock'), document.querySelector('.bar')])
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
      faults.push(`${name(node)} scrolls: ${node.scrollWidth}x${node.scrollHeight} in ${node.clientWidth}x${node.clientHeight}`);
  const content = document.querySelector('.content');
  const scrolls = content.scrollHeight > content.clientHeight + 1 && getComputedStyle(content).overflowY === 'auto';

  // panels and regions are in the window and apart
  const figures = [...content.querySelectorAll('figure')].filter(({ dataset }) => dataset.role !== 'away');
  const regions = [...table.querySelectorAll('[data-region]')].filter(
    node => node !== content && node.getBoundingClientRect().width);
  const boxes = [...figures, ...regions].map(node => [name(node), node.getBoundingClientRect()]);
  const frame = table.getBoundingClientRect();
  for (const [at, [id, box]] of boxes.entries()) {
    if (!scrolls && !inside(box, frame)) faults.push(`${id} is cut off`);
    if (!scrolls) for (const [other, next] of boxes.slice(at + 1)) if (meet(box, next)) faults.push(`${id} covers ${other}`);
  }

  // the name of a miniature is not wider than it is
  for (const figure of figures.filter(({ dataset }) => dataset.role === 'miniature')) {
    const caption = figure.querySelector('figcaption').getBoundingClientRect();
    if (caption.width && !inside(caption, figure.getBoundingClientRect())) faults.push(`the name of ${figure.id} is ${caption.width.toFixed()} wide on ${figure.offsetWidth}`);
  }

  // words are large enough, apart and in their panel; what can be chosen is large enough, on a phone there is the loupe
  const offered = [...document.querySelectorAll('#drawn-choices figure')].filter(node => node.checkVisibility());
  const large = figures.filter(({ dataset }) => !['miniature', 'row'].includes(dataset.role));
  for (const figure of [...large, ...offered]) {
    const drawing = figure.querySelector(':scope > svg'), edge = drawing.getBoundingClientRect(), labels = [];
    for (const text of drawing.querySelectorAll('text')) {
      const style = getComputedStyle(text), system = text.getScreenCTM(), box = text.getBoundingClientRect();
      if (style.visibility === 'hidden' || !box.width || !system || !text.textContent.trim()) continue;
      const size = Number.parseFloat(style.fontSize) * Math.hypot(system.a, system.b), middle = (box.top + box.bottom) / 2;
      if (size < least - 0.1) faults.push(`${figure.id}: "${said(text)}" is ${size.toFixed(1)} px`);
      if (!inside(box, edge) && figure.dataset.role !== 'stage') faults.push(`${figure.id}: "${said(text)}" leaves it`);
      if (text.textContent.endsWith('…')) faults.push(`${figure.id}: "${text.textContent.slice(-30)}" is shortened`);
      labels.push([said(text), { left: box.left, right: box.right, top: middle - 0.33 * size, bottom: middle + 0.33 * size }]);
    }
    for (const [at, [text, box]] of labels.entries())
      for (const [other, next] of labels.slice(at + 1))
        if (meet(box, next)) faults.push(`${figure.id}: "${text}" lies on "${other}"`);
    for (const choice of least === 11 ? drawing.querySelectorAll('[data-move]') : []) {
      const { width, height } = choice.getBoundingClientRect();
      if (Math.min(width, height) < 23.5) faults.push(`${figure.id}: ${choice.dataset.move} is ${width.toFixed()}x${height.toFixed()}`);
    }
  }
  for (const figure of offered)
    for (const choice of figure.querySelectorAll('[data-move]')) {
      const hidden = [...choice.querySelectorAll('text')].filter(text => getComputedStyle(text).visibility === 'hidden');
      if (hidden.length) faults.push(`${choice.dataset.move} does not say "${said(hidden[0])}"`);
    }
  for (const button of document.querySelectorAll(':is(button, summary, a.back):not(.moment, .unseen *)')) {
    const { width, height } = button.getBoundingClientRect();
    const enough = least === 11 ? 23.5 : button.closest('.told, .bar') ? 25 : 43.5; // the bar is as high as a phone allows
    if (width && Math.min(width, height) < enough && button.checkVisibility({ visibilityProperty: true }))
      faults.push(`"${said(button) || name(button)}" is ${width.toFixed()}x${height.toFixed()}`);
  }

  // the page's own words are large enough, whole and apart
  const words = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || parent.closest('svg, script, style, template, noscript, option, .unseen, .skip, .words [role], .log, .talk, .menu, .command, #choice-list ol')) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    if (!box.width || parent.offsetWidth === 1 || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const clipped = parent.closest('.told-line span, .status span, .tab span, .chip .who, .acts .primary span');
    if (Number.parseFloat(getComputedStyle(parent).fontSize) < least) faults.push(`"${said(parent)}" is too small`);
    if (!clipped && !inside(box, page.getBoundingClientRect())) faults.push(`"${said(parent)}" is cut off`);
    words.push([said(parent), clipped ? clipped.getBoundingClientRect() : box, clipped ?? parent]);
  }
  for (const [at, [text, box, node]] of words.entries())
    for (const [other, next, beside] of words.slice(at + 1))
      if (meet(box, next) && !node.contains(beside) && !beside.contains(node)) faults.push(`"${text}" meets "${other}"`);

  // names of tabs and players, the numbers in rows, and how far the game is, are never cut
  for (const node of document.querySelectorAll('.tab span, .chip .who, [data-role=row] .who, [data-role=row] .counts, .status, .status span'))
    if (node.checkVisibility() && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 4)) faults.push(`"${said(node)}" is cut`);

  // what can be chosen is in sight, or one mark away
  for (const figure of content.querySelectorAll('figure')) {
    if (!figure.querySelector('[data-move]')) continue;
    const { role, group, place } = figure.dataset;
    const tab = document.querySelector(`.tab[data-tab="${{ own: 'own', other: 'others' }[place] ?? group}"]`);
    if (role === 'away' && !tab?.classList.contains('golden')) faults.push(`choices on ${figure.id} have no mark`);
  }
  if (table.dataset.aside && document.querySelector('#drawn-choices [data-move]') && !document.querySelector('.tab.golden'))
    faults.push('choices in the dock have no mark');
  const wanted = [...document.querySelectorAll('#choices .pick')].map(({ dataset }) => dataset.move);
  const seen = new Set([...document.querySelectorAll('.panels [data-move]')].map(({ dataset }) => dataset.move));
  if (wanted.some(move => !seen.has(move)) && !document.querySelector('#choice-list')) faults.push('a choice is missing');
  return { faults, scrolls };
}
