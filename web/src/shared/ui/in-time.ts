import { TIMING } from '@consulting/contracts';

/** A script chunk on its way: after two minutes it counts as failed (the specification, section 9). */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return Promise.race([loading, timeout()]);
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    if (typeof window === 'undefined') return;
    window.setTimeout(
      () => reject(new Error('This part of the page took too long to load.')),
      TIMING.chunkTimeout,
    );
  });
}
