/**
 * Runs in a page before its own scripts and cannot use anything of this file. Sets `window.screens`, which knows the
 * long tasks of the page and when the pressed screen is shown.
 */
export function watchScreens() {
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  let pressed = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });

  const one = (what) => document.querySelector(`:is(.appmain, .work) ${what}`);
  const isCounted = () => {
    const counts = document.querySelectorAll('.work .num');
    return [...counts].every(({ textContent }) => textContent !== '–');
  };
  const is = {
    /** The first data of a dashboard: how complete the profile is, or the counts of the administration. */
    first: () => one('.ring') !== null || (one('.num') !== null && isCounted()),
    /** All data: nothing on the screen is loading any more. */
    whole: () => one('*') !== null && one('.waiting') === null && isCounted(),
    /** The pressed tab, with all of its data. */
    tab: () => {
      const link = document.querySelector(':is(.tabs, .side) a[aria-current]');
      return link?.getAttribute('href') === window.screens.wanted && is.whole();
    },
  };

  window.screens = {
    /** The address of the next tab to press. */
    wanted: '',
    /** Milliseconds from the next press until each state is painted; null until all are. */
    times: () => null,
    watch(...states) {
      const before = pressed;
      const times = new Map();
      const look = () => {
        for (const state of states) {
          if (times.has(state) || pressed === before || !is[state]()) continue;
          times.set(state, null);
          // The frame is painted before the message arrives.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => times.set(state, window.performance.now() - pressed);
            port2.postMessage('');
          });
        }
        if (times.size === states.length) changes.disconnect();
      };
      const changes = new MutationObserver(look);
      const all = { subtree: true, childList: true, characterData: true, attributes: true };
      changes.observe(document, all);
      this.times = () => (states.every((state) => times.get(state)) ? Object.fromEntries(times) : null);
    },
    /** Returns the longest task above 50 ms since a time, or since the last press; 0 if there is none. */
    longest(since = pressed) {
      tasks.push(...observer.takeRecords());
      const durations = tasks
        .filter(({ startTime }) => startTime >= since - 1)
        .map(({ duration }) => duration);
      return Math.max(0, ...durations);
    },
  };
}
