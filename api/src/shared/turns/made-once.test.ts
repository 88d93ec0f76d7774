import { MadeOnce } from './made-once.ts';

const KILOBYTE = 1024;
const HOUR = 3_600_000;

/** Files of three kilobytes, and the names of those that were made. */
function files(most = 100 * KILOBYTE) {
  const once = new MadeOnce<Buffer>(most);
  const made: string[] = [];
  const of = (name: string) =>
    once.of(name, async () => {
      made.push(name);
      return Promise.resolve(Buffer.alloc(3 * KILOBYTE, name));
    });
  return { once, made, of };
}

describe('files that are made once', () => {
  it('are made by the first of many requests, at once and later', async () => {
    const { of, made } = files();
    const all = await Promise.all([of('a'), of('a'), of('b'), of('a')]);
    all.push(await of('a'));
    expect(all.map((file) => file.toString('latin1', 0, 1))).toEqual(['a', 'a', 'b', 'a', 'a']);
    expect(made).toEqual(['a', 'b']);
  });

  it('are tried again after a failure', async () => {
    const { once, of, made } = files();
    const fail = () => once.of('a', () => Promise.reject(new Error('no')));
    const [one, other] = await Promise.allSettled([fail(), fail()]);
    expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
    await of('a');
    expect(made).toEqual(['a']);
  });

  it('are kept up to so many bytes, the newest', async () => {
    const { of, made } = files(8 * KILOBYTE);
    for (const name of ['a', 'b', 'c', 'c', 'b', 'a']) await of(name);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });

  it('are kept for an hour', async () => {
    jest.useFakeTimers();
    const { of, made } = files();
    await of('a');
    await jest.advanceTimersByTimeAsync(HOUR - 1);
    await of('a');
    expect(made).toEqual(['a']);
    await jest.advanceTimersByTimeAsync(1);
    await of('a');
    jest.useRealTimers();
    expect(made).toEqual(['a', 'a']);
  });
});
