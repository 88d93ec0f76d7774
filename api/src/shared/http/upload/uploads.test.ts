import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Uploads } from './uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));
let uploads: Uploads;
beforeEach(() => (uploads = new Uploads(join(folder, 'inside'))));

describe('uploads', () => {
  it('are two at a time in memory, the others in the order in which they came', async () => {
    const taken: number[] = [];
    const releases = Array.from({ length: 5 }, async (_, n) => {
      const release = await uploads.turn();
      taken.push(n);
      return release;
    });
    const first = await releases[0];
    await releases[1];
    expect(taken).toEqual([0, 1]);
    first?.();
    // A second call of the same function gives back nothing.
    first?.();
    (await releases[2])?.();
    await releases[3];
    expect(taken).toEqual([0, 1, 2, 3]);
  });

  it('are refused for some seconds when too many come in, until one is done with', () => {
    let sender = 0;
    const enter = () => uploads.enter({ account: `${++sender}`, address: `${sender}` });
    const leaves = Array.from({ length: 100 }, enter);
    const refusal = { kind: 'unavailable', details: { retryAfter: 5 } };
    expect(enter).toThrow(expect.objectContaining(refusal));
    leaves[0]?.();
    enter();
    expect(enter).toThrow(expect.objectContaining(refusal));
  });

  it.each([
    ['account', 3, (n: number) => ({ account: 'ann', address: `${n}` })],
    ['address', 10, (n: number) => ({ account: `${n}`, address: '203.0.113.7' })],
    ['address of nobody', 10, () => ({ account: undefined, address: '203.0.113.7' })],
  ])('are refused when one %s has %i on their way, until one is done with', (_, most, sender) => {
    const leaves = Array.from({ length: most }, (__, n) => uploads.enter(sender(n)));
    const refusal = { kind: 'too-many', code: 'file.too-many-uploads', details: { retryAfter: 5 } };
    const oneMore = () => uploads.enter(sender(most));
    for (let tries = 0; tries < 3; tries++) expect(oneMore).toThrow(expect.objectContaining(refusal));
    uploads.enter({ account: 'bob', address: '198.51.100.7' });
    leaves[0]?.();
    leaves[0]?.();
    oneMore();
    expect(oneMore).toThrow(expect.objectContaining(refusal));
  });

  it('wait in files that no name leads to', async () => {
    const file = await uploads.temporaryFile();
    expect(readdirSync(join(folder, 'inside'))).toEqual([]);
    await file.writeFile('x');
    await file.close();
  });
});
