import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/database.ts';
import { newId } from '../../../shared/id.ts';
import type { Session } from '../../domain/session.ts';
import { MongoSessionRepository } from './mongo-session.repository.ts';
import { SESSION_MODEL, sessionSchema } from './session.schema.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe.each(engines())('the confirmation of sessions on %s', (engine) => {
  let db: TestDatabase;
  let sessions: MongoSessionRepository;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    sessions = new MongoSessionRepository(await db.model(SESSION_MODEL, sessionSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function added(fields: Partial<Session> = {}): Promise<Session> {
    const session: Session = {
      id: newId(),
      audience: 'user',
      subjectId: newId(),
      epoch: 0,
      openedAt: NOW,
      confirmedAt: NOW,
      lastSeenAt: NOW,
      expiresAt: later(1000),
      device: 'Firefox',
      ...fields,
    };
    await sessions.add(session);
    return session;
  }

  it('is of one alone, and brings none back', async () => {
    const subjectId = newId();
    const [one, other] = [await added({ subjectId }), await added({ subjectId })];
    await sessions.confirm(one.id, later(500));
    expect(await sessions.findLive('user', one.id, NOW)).toEqual({ ...one, confirmedAt: later(500) });
    expect(await sessions.findLive('user', other.id, NOW)).toEqual(other);
    await sessions.remove('user', subjectId, one.id);
    await sessions.confirm(one.id, later(600));
    expect(await sessions.findLive('user', one.id, NOW)).toBeNull();
  });

  it('is their beginning where an older version wrote none', async () => {
    const { id, subjectId } = await added({ openedAt: later(-5000), confirmedAt: later(-4000) });
    await db.connection.collection('sessions').updateMany({}, { $unset: { confirmedAt: '' } });
    const old = { id, confirmedAt: later(-5000) };
    expect(await sessions.findLive('user', id, NOW)).toMatchObject(old);
    expect(await sessions.findAllLive('user', subjectId, NOW)).toMatchObject([old]);
  });
});
