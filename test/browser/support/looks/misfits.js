/*
 * Runs in the page and reports what does not fit, one line each. Elements that match the selector `allowed` may be
 * wider than their box, such as tabs that scroll sideways.
 */
// Called by the code that fits.ts appends.
function misfitsHere(allowed) {
  const dialogs = [...document.querySelectorAll('dialog')];
  const root = dialogs.at(-1) ?? document.body;
  for (const scroller of [root, ...root.querySelectorAll('*')])
    if (scroller.scrollTop > 0 && !scroller.matches('[role=log]')) scroller.scrollTop = 0;
  scrollTo(0, 0);
  const found = new Set();
  const nameOf = (element) => {
    const own = [element.tagName.toLowerCase(), ...element.classList].join('.');
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.parentElement?.className ? `${String(element.parentElement.className).split(' ')[0]} > ` : ''}${own} “${text}”`;
  };
  /** The hidden side of a card is inert. */
  const HIDDEN = '.sr, [inert], [aria-hidden=true]:not(svg)';
  const OF_EVERY_KIND = { visibilityProperty: true, opacityProperty: true };

  if (document.documentElement.scrollWidth > innerWidth)
    found.add(`the page scrolls sideways by ${document.documentElement.scrollWidth - innerWidth}`);

  /** The shown elements; what is inside of something hidden is not asked about. */
  const elements = [];
  const shown = new Set([root]);
  /** Those that may be wider than their box, or are inside of one that may. */
  const free = new Set();
  const collect = (parent, isFree) => {
    for (const element of parent.children) {
      if (element.matches(HIDDEN)) continue;
      const isAllowed = isFree || element.matches(allowed);
      if (isAllowed) free.add(element);
      // What is invisible may have something visible inside, unless it is not laid out.
      if (!element.checkVisibility(OF_EVERY_KIND)) {
        if (getComputedStyle(element).display === 'none') continue;
      } else if (getComputedStyle(element).clipPath === 'none') {
        elements.push(element);
        shown.add(element);
      }
      collect(element, isAllowed);
    }
  };
  const isFreeRoot = root.closest(allowed) !== null;
  if (isFreeRoot) free.add(root);
  if (!root.closest(HIDDEN)) collect(root, isFreeRoot);

  /** The visible range of heights within the boxes around an element; cached by box, because lines share boxes. */
  const heights = new Map([[root, { top: -Infinity, bottom: Infinity }]]);
  const heightsAround = (box) => {
    const known = heights.get(box);
    if (known) return known;
    const around = heightsAround(box.parentElement);
    const clips = getComputedStyle(box).overflowY !== 'visible';
    const own = clips ? box.getBoundingClientRect() : around;
    const seen = { top: Math.max(around.top, own.top), bottom: Math.min(around.bottom, own.bottom) };
    heights.set(box, seen);
    return seen;
  };

  /** The fixed box around an element, which lies over the page by design; null for the page itself. */
  const layers = new Map([[root, null]]);
  const layerOf = (box) => {
    const known = layers.get(box);
    if (known !== undefined) return known;
    const layer = getComputedStyle(box).position === 'fixed' ? box : layerOf(box.parentElement);
    layers.set(box, layer);
    return layer;
  };

  // Content that is cut off, or visible only after scrolling its box.
  for (const element of elements) {
    if (free.has(element) || element.matches('input, textarea, select, option, iframe, svg, svg *')) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      found.add(`cut by ${element.scrollWidth - element.clientWidth} px: ${nameOf(element)}`);
    if (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1)
      found.add(`cut at the bottom by ${element.scrollHeight - element.clientHeight} px: ${nameOf(element)}`);
  }

  // A parent's scrollWidth does not reveal a control that overflows its card.
  for (const element of elements.filter((each) => each.matches('.btn, button, select'))) {
    const card = element.closest('.card, .modal');
    if (
      card &&
      !free.has(element) &&
      element.getBoundingClientRect().right > card.getBoundingClientRect().right + 1
    )
      found.add(`beyond its card: ${nameOf(element)}`);
  }

  // Placeholders. Disabled fields are exempt, because the hint below repeats theirs.
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of elements.filter((each) => each.matches('input:placeholder-shown:enabled'))) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const lacking = Math.ceil(pen.measureText(field.placeholder).width - room);
    if (lacking > 0) found.add(`placeholder cut by ${lacking} px: “${field.placeholder}”`);
  }

  const lines = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || !shown.has(element) || element.closest('option, script, style, title, noscript')) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (rects.length === 0) continue;
    const frame = element.closest('.card, .modal, .note, td, th')?.getBoundingClientRect();
    const beyond = frame ? Math.max(...rects.map(({ right }) => right - frame.right)) : 0;
    if (beyond > 1 && !free.has(element))
      found.add(`text ${Math.round(beyond)} px beyond its frame: ${nameOf(element)}`);

    const rows = new Set(rects.map(({ top }) => Math.round(top))).size;
    const words = text.split(/\s+/);
    if (rows >= 3 && text.length / rows < 8 && !free.has(element))
      found.add(`squeezed to ${rows} lines: ${nameOf(element)}`);
    if (rows > words.length && element.closest('.btn, button, .badge, th')) {
      pen.font = getComputedStyle(element).font;
      const widest = Math.max(...words.map((word) => pen.measureText(word).width));
      // A word almost as wide as its frame may be broken.
      const fits = widest < (frame ?? root.getBoundingClientRect()).width * 0.8;
      if (fits) found.add(`a word broken: ${nameOf(element)}`);
    }

    // Clips each line to the visible area of the boxes around it.
    if (free.has(element)) continue;
    const { top, bottom } = heightsAround(element);
    for (const rect of rects) {
      const seen = { top: Math.max(top, rect.top), bottom: Math.min(bottom, rect.bottom) };
      if (seen.bottom - seen.top > 2)
        lines.push({ left: rect.left, right: rect.right, ...seen, node, element });
    }
  }

  lines.sort((a, b) => a.top - b.top);
  for (let one = 0; one < lines.length; one += 1) {
    const a = lines[one];
    for (let other = one + 1; other < lines.length && lines[other].top < a.bottom; other += 1) {
      const b = lines[other];
      if (a.node === b.node || layerOf(a.element) !== layerOf(b.element)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const least = Math.min(a.bottom - a.top, b.bottom - b.top);
      if (wide > 3 && high > least * 0.45)
        found.add(`on top of each other: ${nameOf(a.element)} and ${nameOf(b.element)}`);
    }
  }
  return [...found];
}
