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
    // Whoever says it twice has given back one place.
    first?.();
    (await releases[2])?.();
    await releases[3];
    expect(taken).toEqual([0, 1, 2, 3]);
  });

  it('are refused for some seconds when too many come in, until one is done with', () => {
    const leaves = Array.from({ length: 100 }, () => uploads.enter());
    const refusal = { kind: 'unavailable', details: { retryAfter: 5 } };
    expect(() => uploads.enter()).toThrow(expect.objectContaining(refusal));
    leaves[0]?.();
    uploads.enter();
    expect(() => uploads.enter()).toThrow(expect.objectContaining(refusal));
  });

  it('wait in files that no name leads to', async () => {
    const file = await uploads.temporaryFile();
    expect(readdirSync(join(folder, 'inside'))).toEqual([]);
    await file.writeFile('x');
    await file.close();
  });
});
