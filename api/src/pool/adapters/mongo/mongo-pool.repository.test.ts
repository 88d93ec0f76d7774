import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import type { PoolConsent } from '../../domain/pool.ts';
import { MongoPoolRepository } from './mongo-pool.repository.ts';
import { POOL_CONSENT_MODEL, poolConsentSchema } from './pool-consent.schema.ts';

const MARCH = (day: number) => new Date(Date.UTC(2026, 2, day));

describe.each(engines())('consents to keep documents on %s', (engine) => {
  let db: TestDatabase;
  let repository: MongoPoolRepository;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    repository = new MongoPoolRepository(await db.model(POOL_CONSENT_MODEL, poolConsentSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function put(fields: Partial<PoolConsent> = {}): Promise<PoolConsent> {
    const personId = newId();
    const consent: PoolConsent = {
      personId,
      askedAt: MARCH(1),
      askAgainAt: null,
      answer: null,
      answeredAt: null,
      textVersion: null,
      until: null,
      yesId: null,
      hash: `hash of ${personId}`,
      sealed: 'sealed',
      ...fields,
    };
    await repository.put(consent);
    return consent;
  }
  const yes = (until: Date, fields: Partial<PoolConsent> = {}) =>
    put({ answer: 'yes', answeredAt: MARCH(2), textVersion: '1', until, ...fields });

  it('are one for each person, found by the person and by the link', async () => {
    const asked = await put();
    expect(await repository.find(asked.personId)).toEqual(asked);
    expect(await repository.findByHash(asked.hash)).toEqual(asked);
    const agreed = await yes(MARCH(20), { personId: asked.personId, hash: 'another', yesId: 'yes' });
    expect(await repository.findByYes('yes')).toEqual(agreed);
    expect(await repository.findByYes('no')).toBeNull();
    expect(await repository.find(asked.personId)).toEqual(agreed);
    expect(await repository.findByHash(asked.hash)).toBeNull();
    expect(await repository.remove(asked.personId)).toBe(true);
    expect(await repository.remove(asked.personId)).toBe(false);
    expect(await repository.find(asked.personId)).toBeNull();
  });

  it('keep until they end', async () => {
    const [member, ended, silent] = [await yes(MARCH(20)), await yes(MARCH(10)), await put()];
    const people = [member, ended, silent].map(({ personId }) => personId);
    expect(await repository.membersOf(people, MARCH(10))).toEqual(new Set([member.personId]));
    expect(await repository.membersOf([], MARCH(10))).toEqual(new Set());
  });

  it('are found when they end, and when they are asked for once more', async () => {
    const last = await yes(MARCH(20), { askAgainAt: MARCH(10) });
    const first = await yes(MARCH(10), { askAgainAt: MARCH(5) });
    const asked = await yes(MARCH(12));
    await put();
    expect(await repository.findEnding(MARCH(10), 9)).toEqual([first.personId, last.personId]);
    expect(await repository.findEnding(MARCH(9), 9)).toEqual([first.personId]);
    expect(await repository.findEnded(MARCH(12), 9)).toEqual([first.personId, asked.personId]);
    expect(await repository.findEnded(MARCH(12), 1)).toEqual([first.personId]);
    expect(await repository.findEnded(MARCH(9), 9)).toEqual([]);
  });

  it('lapse when nobody has agreed', async () => {
    const [old, refused, fresh] = [
      await put(),
      await put({ answer: 'no' }),
      await put({ askedAt: MARCH(5) }),
    ];
    const member = await yes(MARCH(20));
    await repository.removeLapsed(MARCH(5));
    const left = await Promise.all(
      [old, refused, fresh, member].map(({ personId }) => repository.find(personId)),
    );
    expect(left).toEqual([null, null, fresh, member]);
  });

  it('take no other answer', async () => {
    await expect(put({ answer: 'maybe' as 'yes' })).rejects.toThrow(/answer/);
  });
});
