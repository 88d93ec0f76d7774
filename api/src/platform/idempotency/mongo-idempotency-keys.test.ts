import type { Model } from 'mongoose';
import { TestClock } from '../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import type { Settings } from '../../config/settings.ts';
import { MongoPersonalDocuments } from '../database/collections/mongo-personal-documents.ts';
import { AesSecretBox } from '../secrets/aes-secret-box.ts';
import { IDEMPOTENCY_KEY_MODEL, idempotencyKeySchema, type KeyDocument } from './idempotency-key.schema.ts';
import type { Claim, KeptAnswer, KeyedCall } from './idempotency-keys.port.ts';
import { MongoIdempotencyKeys } from './mongo-idempotency-keys.ts';

const HOUR = 60 * 60_000;
const SETTINGS = {
  userJwtSecret: 's'.repeat(32),
  encryptionKey: 'e'.repeat(32),
  encryptionKeyPrevious: null,
} as Settings;

const admit = () => Promise.resolve();
const CALLER = { kind: 'user', id: '1' } as const;
const CALL: KeyedCall = { caller: CALLER, key: 'order-7', request: 'POST /things {}' };
const ANSWER: KeptAnswer = { status: 201, location: '/things/1', body: { name: 'Wägelchen' } };

describe.each(engines())('requests with an Idempotency-Key, on %s', (engine) => {
  let db: TestDatabase;
  let model: Model<KeyDocument>;
  let clock: TestClock;
  let keys: MongoIdempotencyKeys;
  const open: Claim[] = [];
  const aProcess = (settings = SETTINGS) =>
    new MongoIdempotencyKeys(model, new AesSecretBox(settings), clock, settings);

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    model = await db.model<KeyDocument>(IDEMPOTENCY_KEY_MODEL, idempotencyKeySchema);
  });
  beforeEach(() => {
    clock = new TestClock();
    keys = aProcess();
  });
  afterEach(async () => {
    for (const claim of open.splice(0)) await claim.finish(null);
    await db.clear();
  });
  afterAll(() => db.close());

  async function claimed(call = CALL, by = keys): Promise<Claim> {
    const known = await by.claim(call, admit);
    if (known.state !== 'claimed') throw new Error(`It is ${known.state}`);
    open.push(known.claim);
    return known.claim;
  }
  const state = async (call = CALL, by = keys) => (await by.claim(call, admit)).state;
  const change = (claim: Claim) => db.unitOfWork.run(() => claim.noteChange());

  it('are claimed by one of many, in whatever process', async () => {
    const all = Array.from({ length: 20 }, () => aProcess().claim(CALL, admit));
    const known = await Promise.all(all);
    for (const each of known) if (each.state === 'claimed') open.push(each.claim);
    expect(known.map((each) => each.state).sort()).toEqual(['claimed', ...Array<string>(19).fill('running')]);
  });

  it('are answered again, by every process', async () => {
    await (await claimed()).finish(ANSWER);
    expect(await aProcess().claim(CALL, admit)).toEqual({ state: 'done', answer: ANSWER });
  });

  it.each<[string, Partial<KeyedCall>, string]>([
    ['another caller', { caller: { kind: 'user', id: '2' } }, 'claimed'],
    ['a caller of another kind', { caller: { kind: 'admin', id: '1' } }, 'claimed'],
    ['another key', { key: 'order-8' }, 'claimed'],
    ['another request', { request: 'POST /things {"a":1}' }, 'other'],
  ])('of %s are told apart', async (_, other, expected) => {
    await (await claimed()).finish(ANSWER);
    const known = await keys.claim({ ...CALL, ...other }, admit);
    if (known.state === 'claimed') open.push(known.claim);
    expect(known.state).toBe(expected);
  });

  it('are known for 24 hours, and then removed', async () => {
    await (await claimed()).finish(ANSWER);
    clock.advance(24 * HOUR - 1);
    await keys.sweep(clock.now());
    expect(await state()).toBe('done');
    clock.advance(1);
    const again = await claimed();
    await again.finish(null);
    clock.advance(24 * HOUR);
    await keys.sweep(clock.now());
    expect(await model.countDocuments()).toBe(0);
  });

  it('can be carried out anew when the claim was let go and nothing was changed', async () => {
    await (await claimed()).letGo();
    expect(await model.countDocuments()).toBe(0);
    const undone = await claimed();
    const work = db.unitOfWork.run(async () => {
      await undone.noteChange();
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    await undone.letGo();
    await claimed();
  });

  it('cannot when something was', async () => {
    const claim = await claimed();
    await change(claim);
    await claim.letGo();
    expect(await keys.claim(CALL, admit)).toEqual({ state: 'done', answer: null });
  });

  it('of a process that died before it changed anything pass to one other, for good', async () => {
    const dead = await claimed();
    clock.advance(29_999);
    expect(await state()).toBe('running');
    clock.advance(1);
    const known = await Promise.all(Array.from({ length: 10 }, () => aProcess().claim(CALL, admit)));
    for (const each of known) if (each.state === 'claimed') open.push(each.claim);
    expect(known.filter((each) => each.state === 'claimed')).toHaveLength(1);
    await expect(change(dead)).rejects.toMatchObject({ code: 'idempotency-key.in-progress' });
    await dead.letGo();
    await dead.finish(ANSWER);
    expect(await state()).toBe('running');
  });

  it('of a process that died after it changed something are never carried out again', async () => {
    await change(await claimed());
    clock.advance(30_000);
    expect(await keys.claim(CALL, admit)).toEqual({ state: 'done', answer: null });
  });

  it('let go on what they have begun in the background', async () => {
    const claim = await claimed();
    await claim.letGo();
    await change(claim);
    expect(await model.countDocuments()).toBe(0);
  });

  it('go with their caller, whose open request keeps nothing', async () => {
    const other: KeyedCall = { ...CALL, caller: { kind: 'user', id: '2' } };
    await (await claimed(other)).finish(ANSWER);
    const claim = await claimed();
    const personal = new MongoPersonalDocuments(db.connection);
    await db.unitOfWork.run(() => personal.removeAllOf(CALLER));
    await expect(change(claim)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await claim.finish(ANSWER);
    expect((await model.find().lean()).map(({ caller }) => caller)).toEqual(['user:2']);
  });

  it('are stored without a word of the key, the request or the answer', async () => {
    await (await claimed()).finish(ANSWER);
    const text = JSON.stringify(await model.find().lean());
    for (const word of ['order-7', 'things', 'gelchen']) expect(text).not.toContain(word);
  });

  it('are not answered again when the sealing key is not known any more', async () => {
    await (await claimed()).finish(ANSWER);
    const other = aProcess({ ...SETTINGS, encryptionKey: 'o'.repeat(32) });
    expect(await other.claim(CALL, admit)).toEqual({ state: 'done', answer: null });
  });
});
