/* global document, requestAnimationFrame, addEventListener */
/*
 * Starts the client of a prerendered page once the page is painted: what people read comes first, its scripts do not
 * compete with it for the line. Whoever acts earlier starts it at once; so does time, where nothing is painted.
 */
(() => {
  const { entry, parts } = document.currentScript.dataset;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of parts.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
      );
    }
    import(entry);
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint);
  for (const act of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(act, start, { once: true, capture: true });
  setTimeout(start, 3000);
})();
