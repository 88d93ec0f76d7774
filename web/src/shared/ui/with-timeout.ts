import { TIMING } from '@consulting/contracts';

/** Rejects when a script chunk takes longer than two minutes (the specification, section 9). */
export function withTimeout<T>(loading: Promise<T>): Promise<T> {
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
