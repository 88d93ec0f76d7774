/* global document, PerformanceObserver, addEventListener */
/*
 * Starts the client of a prerendered page once the page is painted: what people read comes first, its scripts do not
 * compete with it for the line. Whoever acts earlier starts it at once; so does time, where nothing is painted.
 */
(() => {
  const parts = document.currentScript.dataset.parts.split(' ');
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    for (const href of parts) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
      );
    }
    // Each in a task of its own, so that what somebody does gets in between.
    for (const href of parts) {
      await import(href);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  // The entry comes once the paint is on the screen; a frame's callback would come before that.
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    setTimeout(start);
  }).observe({ type: 'paint', buffered: true });
  for (const act of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(act, start, { once: true, capture: true });
  setTimeout(start, 3000);
})();
