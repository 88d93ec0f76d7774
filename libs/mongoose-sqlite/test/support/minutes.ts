import type { Opened } from './engines.ts';

/**
 * Opens an engine of its own, and a function that ends its minute: then it removes what has expired. The engine takes its
 * timers when it is loaded, so it is loaded anew.
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
