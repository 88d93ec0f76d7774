/*
 * Starts the client of a prerendered page after the first paint, so that its scripts do not compete with the page for
 * bandwidth. A click, a key or a focused element starts it at once, and so do three seconds without a paint.
 */
(() => {
  const parts = document.currentScript.dataset.parts.split(' ');
  // What a page shows may depend on a token in the fragment as on a query, which the server marks (`Site`).
  if (location.hash.includes('=')) document.documentElement.dataset.query = '';
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    for (const href of parts) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
      );
    }
    // Each in its own task, so that input is handled in between.
    for (const href of parts) {
      await import(href);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  // This entry is reported once the paint is on the screen; requestAnimationFrame would run before that.
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    setTimeout(start);
  }).observe({ type: 'paint', buffered: true });
  for (const act of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(act, start, { once: true, capture: true });
  setTimeout(start, 3000);
})();
