import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Uploads } from './uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));
let uploads: Uploads;
beforeEach(() => (uploads = new Uploads(join(folder, 'inside'))));

describe('uploads', () => {
  it('are two at a time in memory, one of each sender, the others in turn', async () => {
    const taken: string[] = [];
    const senders = ['ann 0', 'ann 1', 'ann 2', 'bob 3', 'cid 4', 'cid 5'];
    const releases = senders.map(async (name) => {
      const [account = ''] = name.split(' ');
      // At one address, as in an office.
      const release = await uploads.turn({ account, address: '203.0.113.7' });
      taken.push(name);
      return release;
    });
    const [ann, , , bob, cid] = releases;
    (await bob)?.();
    await cid;
    expect(taken).toEqual(['ann 0', 'bob 3', 'cid 4']);
    (await ann)?.();
    // A second call of the same function gives back nothing.
    (await ann)?.();
    const second = await releases[1];
    await new Promise((turn) => setImmediate(turn));
    expect(taken).toEqual(['ann 0', 'bob 3', 'cid 4', 'ann 1']);
    second?.();
    await releases[2];
    (await cid)?.();
    await releases[5];
    expect(taken).toEqual(['ann 0', 'bob 3', 'cid 4', 'ann 1', 'ann 2', 'cid 5']);
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
