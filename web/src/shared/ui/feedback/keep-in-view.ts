/** After one of these the reader has seen it, or looks for something else. */
const BY_READER = ['keydown', 'pointerdown', 'wheel', 'touchmove'];

/**
 * Calls `show` now and whenever `around` changes its size, until the reader does something: parts of a page that appear late
 * would push away what `show` has brought into view. Returns how to stop.
 */
export function keepInView(around: Element, show: () => void): () => void {
  const observer = new ResizeObserver(show);
  observer.observe(around);
  const stop = () => {
    observer.disconnect();
    for (const event of BY_READER) window.removeEventListener(event, stop);
  };
  for (const event of BY_READER) window.addEventListener(event, stop, { passive: true });
  return stop;
}
