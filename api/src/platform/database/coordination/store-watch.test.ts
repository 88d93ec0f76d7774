import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { isStoreUnavailable } from '../mongo-errors.ts';
import { PATIENCE, StoreWatch } from './store-watch.ts';

describe('the watch over the store', () => {
  const said: string[] = [];
  let client: EventEmitter;
  let connection: { readyState: number };
  let watch: StoreWatch;
  beforeEach(() => {
    jest.useFakeTimers();
    said.length = 0;
    const say = (text: string) => void said.push(text);
    Logger.overrideLogger({ log: say, warn: say, error: say });
    client = new EventEmitter();
    connection = { readyState: 1 };
    watch = new StoreWatch({ ...connection, getClient: () => client } as unknown as Connection);
  });
  afterEach(() => {
    jest.useRealTimers();
    Logger.overrideLogger(['error']);
  });

  /** Reports servers of these types, as the driver does after its heartbeats. */
  const found = (...types: string[]) =>
    client.emit('topologyDescriptionChanged', {
      newDescription: { servers: new Map(types.map((type, i) => [`host${i}`, { type }])) },
    });
  const never = new Promise<never>(() => undefined);

  it('says once that it is away, and once that it is back', () => {
    found('RSSecondary', 'RSPrimary');
    for (let times = 0; times < 3; times++) found('RSSecondary', 'Unknown');
    expect(watch.isAway).toBe(true);
    for (let times = 0; times < 3; times++) found('RSPrimary', 'Unknown');
    expect(watch.isAway).toBe(false);
    expect(said).toEqual([expect.stringContaining('unavailable'), expect.stringContaining('again')]);
  });

  it('lets work take as long as it likes while the store is there', async () => {
    let settle: (value: string) => void = () => undefined;
    const work = watch.unlessAway(new Promise<string>((resolve) => (settle = resolve)), () => undefined);
    await jest.advanceTimersByTimeAsync(10 * PATIENCE);
    found('Unknown');
    await jest.advanceTimersByTimeAsync(PATIENCE - 1);
    found('RSPrimary');
    await jest.advanceTimersByTimeAsync(10 * PATIENCE);
    settle('done');
    expect(await work).toBe('done');
  });

  it('gives work up when the store stays away, whether it began before that or after', async () => {
    const outcomes: unknown[] = [];
    const begin = () =>
      watch
        .unlessAway(never, () => outcomes.push('given up'))
        .catch((error: unknown) => {
          outcomes.push(isStoreUnavailable(error));
        });
    void begin();
    found('Unknown');
    await jest.advanceTimersByTimeAsync(PATIENCE);
    expect(outcomes).toEqual(['given up', true]);
    void begin();
    await jest.advanceTimersByTimeAsync(PATIENCE);
    expect(outcomes).toHaveLength(4);
  });

  it('tells those who wait for the return', async () => {
    await watch.untilBack();
    found('Unknown');
    let isBack = false;
    const back = watch.untilBack().then(() => (isBack = true));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(isBack).toBe(false);
    found('Standalone');
    await back;
  });
});
