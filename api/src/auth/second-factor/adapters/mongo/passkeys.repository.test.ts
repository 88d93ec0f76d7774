import { engines, openTestDatabase, type TestDatabase } from '../../../../../../test/support/app/database.ts';
import { newId } from '../../../../shared/id.ts';
import type { AccountRef } from '../../../sessions/domain/session.ts';
import type { Passkey } from '../../domain/sign-in-factors.ts';
import { FACTORS_MODEL, factorsSchema } from './factors.schema.ts';
import { MongoFactorRepository } from './mongo-factor.repository.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

const passkey = (id: string, fields: Partial<Passkey> = {}): Passkey => ({
  id,
  name: 'Laptop',
  publicKey: 'pQEC',
  counter: 0,
  transports: ['internal'],
  since: NOW,
  usedAt: null,
  ...fields,
});

describe.each(engines())('passkeys on %s', (engine) => {
  let db: TestDatabase;
  let factors: MongoFactorRepository;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    factors = new MongoFactorRepository(await db.model(FACTORS_MODEL, factorsSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function owner(...passkeys: Passkey[]): Promise<AccountRef> {
    const made = { audience: 'user', id: newId() } as const;
    for (const each of passkeys) await factors.addPasskey(made, each, false);
    return made;
  }
  async function addApp(of: AccountRef): Promise<void> {
    await factors.offerCodes(of, 'sealed', later(1));
    await factors.addCodes(of, { key: 'sealed', since: NOW, lastStep: 7 }, false);
  }
  const idsOf = async (of: AccountRef) => (await factors.find(of))?.passkeys.map(({ id }) => id);

  it('are kept as they are, in their order, each once and for one account', async () => {
    const of = await owner(passkey('a'), passkey('b', { counter: 3, transports: [] }));
    const other = await owner(passkey('c'));
    for (const each of [of, other])
      await expect(factors.addPasskey(each, passkey('a'), false)).rejects.toThrow('already registered');
    expect(await idsOf(other)).toEqual(['c']);
    expect((await factors.find(of))?.passkeys).toEqual([
      passkey('a'),
      passkey('b', { counter: 3, transports: [] }),
    ]);
    expect(await factors.having('user', [of.id])).toEqual(new Set([of.id]));
  });

  it('are the first second factor once, also of twenty at once, and twenty at most', async () => {
    const of = await owner();
    const first = await Promise.all(
      Array.from({ length: 20 }, (_, i) => factors.addPasskey(of, passkey(`${i}`), true)),
    );
    expect(first.filter(Boolean)).toHaveLength(1);
    const more = await Promise.all(
      Array.from({ length: 30 }, (_, i) => factors.addPasskey(of, passkey(`more ${i}`), false)),
    );
    expect(more.filter(Boolean)).toHaveLength(19);
    const withApp = await owner();
    await addApp(withApp);
    expect(await factors.addPasskey(withApp, passkey('a'), true)).toBe(false);
  });

  it('count on by one of twenty that have seen the same counter', async () => {
    const of = await owner(passkey('a', { counter: 5 }), passkey('b', { counter: 5 }));
    const uses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        factors.usePasskey(of, passkey('b', { counter: 5 }), 6 + i, later(1)),
      ),
    );
    expect(uses.filter(Boolean)).toHaveLength(1);
    const [a, b] = (await factors.find(of))?.passkeys ?? [];
    expect(a).toEqual(passkey('a', { counter: 5 }));
    expect(b).toMatchObject({ usedAt: later(1) });
    expect(await factors.usePasskey(of, passkey('c'), 1, NOW)).toBe(false);
  });

  it('go one by one, and with the last second factor the recovery codes', async () => {
    const of = await owner(passkey('a'), passkey('b'));
    await factors.setRecovery(of, ['one'], NOW);
    expect(await factors.removePasskey(of, 'c', false)).toBe(false);
    expect(await factors.removePasskey(of, 'a', true)).toBe(true);
    expect(await factors.removePasskey(of, 'b', true)).toBe(false);
    expect(await factors.find(of)).toMatchObject({ passkeys: [passkey('b')], recovery: ['one'] });
    expect(await factors.removePasskey(of, 'b', false)).toBe(true);
    expect(await factors.find(of)).toMatchObject({ passkeys: [], recovery: [] });
  });

  it('of somebody who needs one never go all, also when two go at once', async () => {
    const of = await owner(passkey('a'), passkey('b'));
    const removed = await Promise.all(['a', 'b'].map((id) => factors.removePasskey(of, id, true)));
    expect(removed.filter(Boolean)).toHaveLength(1);
    // Either of `a` and `b` may still be the first one's.
    const mixed = await owner(passkey('c'));
    await addApp(mixed);
    const both = await Promise.all([
      factors.removePasskey(mixed, 'c', true),
      factors.removeCodes(mixed, true),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await factors.having('user', [of.id, mixed.id])).toEqual(new Set([of.id, mixed.id]));
  });

  it('that came after an instant go, and those before it stay', async () => {
    const of = await owner(passkey('old'), passkey('new', { since: later(1) }));
    const young = await owner(passkey('newer', { since: later(1) }));
    await factors.setRecovery(young, ['one'], NOW);
    for (const each of [of, young]) await factors.removeSince(each, NOW);
    expect(await idsOf(of)).toEqual(['old']);
    expect(await factors.find(young)).toBeNull();
  });
});
