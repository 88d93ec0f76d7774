import { FairQueue } from './fair-queue.ts';

/** A queue, and the tasks of it that have begun and not ended, in the order in which they began. */
function aQueue(bounds: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 100, retryAfter: 7, ...bounds });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const send = async (owner: string, name = owner) =>
    queue.run(owner, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((turn) => setImmediate(turn));
  };
  return { send, end, begun, ends };
}

const refusalOf = (task: Promise<unknown>) => task.then(() => undefined).catch((error: unknown) => error);

describe('a fair queue', () => {
  it('lets the owners take turns, so that twenty tasks of one delay another by one', async () => {
    const { send, end, begun } = aQueue({ mostOfEach: 20 });
    const names = Array.from({ length: 20 }, (_, n) => `ann ${n}`);
    const all = names.map((name) => send('ann', name));
    all.push(send('bob', 'bob 0'), send('bob', 'bob 1'), send('cid'));
    for (const name of ['ann 0', 'bob 0', 'cid', 'ann 1', 'bob 1', ...names.slice(2)]) {
      await new Promise((turn) => setImmediate(turn));
      expect(begun.at(-1)).toBe(name);
      await end(name);
    }
    expect(await Promise.all(all)).toHaveLength(23);
  });

  it('lets one task of an owner run, however many may run at once', async () => {
    const { send, end, begun } = aQueue({ atOnce: 2 });
    const all = [send('ann', 'ann 0'), send('ann', 'ann 1'), send('bob'), send('cid')];
    await new Promise((turn) => setImmediate(turn));
    expect(begun).toEqual(['ann 0', 'bob']);
    await end('bob');
    expect(begun).toEqual(['ann 0', 'bob', 'cid']);
    await end('ann 0');
    expect(begun).toEqual(['ann 0', 'bob', 'cid', 'ann 1']);
    await end('ann 1');
    await end('cid');
    await Promise.all(all);
  });

  it('refuses the second waiting task of an owner, and nobody else, until one is over', async () => {
    const { send, end } = aQueue();
    const all = [send('ann', 'ann 0'), send('ann', 'ann 1')];
    const refusal = { kind: 'too-many', code: 'request.waiting', details: { retryAfter: 7 } };
    for (let tries = 0; tries < 3; tries++) expect(await refusalOf(send('ann'))).toMatchObject(refusal);
    all.push(send('bob'));
    await end('ann 0');
    all.push(send('ann', 'ann 2').catch((error: unknown) => String(error)));
    for (const name of ['bob', 'ann 1', 'ann 2']) await end(name);
    expect(await Promise.all(all)).toEqual(['ann 0', 'ann 1', 'bob', expect.any(String)]);
  });

  it('refuses everybody while too many wait', async () => {
    const { send, end } = aQueue({ mostWaiting: 2 });
    const all = ['ann', 'bob', 'cid'].map((owner) => send(owner));
    const refusal = { kind: 'unavailable', code: 'server.unavailable', details: { retryAfter: 7 } };
    expect(await refusalOf(send('dan'))).toMatchObject(refusal);
    await end('ann');
    all.push(send('dan'));
    for (const name of ['bob', 'cid', 'dan']) await end(name);
    expect(await Promise.all(all)).toEqual(['ann', 'bob', 'cid', 'dan']);
  });

  it('goes on after a task that fails', async () => {
    const queue = new FairQueue({ atOnce: 1, mostWaiting: 9, retryAfter: 1 });
    const failed = queue.run('ann', () => Promise.reject(new Error('no')));
    const next = queue.run('ann', () => Promise.resolve('next'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(await queue.run('ann', () => Promise.resolve('last'))).toBe('last');
  });
});
