import type { Opened } from './engines.ts';

/**
 * Opens a separate engine, and returns a function that ends its minute, so that it sweeps expired documents. Loads the
 * engine anew, because it captures its timers when it is loaded.
 */
export async function openWithMinutes(): Promise<{ own: Opened; endMinute: () => void }> {
  const minutes: (() => void)[] = [];
  const take = (minute: () => void) => ({ unref: () => minutes.push(minute) });
  const taken = jest.spyOn(globalThis, 'setInterval').mockImplementation(take as never);
  let own!: Opened;
  await jest.isolateModulesAsync(async () => {
    const engines = await import('./engines.ts');
    own = await engines.embedded.open();
  });
  taken.mockRestore();
  return { own, endMinute: () => minutes.forEach((minute) => minute()) };
}
