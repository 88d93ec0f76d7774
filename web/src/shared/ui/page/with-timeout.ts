import { TIMING } from '@consulting/contracts';

/** Rejects when a script chunk takes longer than two minutes (the specification, section 9). */
export function withTimeout<T>(loading: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    const late = () => reject(new Error('This part of the page took too long to load.'));
    if (typeof window !== 'undefined') window.setTimeout(late, TIMING.chunkTimeout);
  });
  return Promise.race([loading, timeout]);
}
