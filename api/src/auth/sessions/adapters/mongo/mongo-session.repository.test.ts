import { engines, openTestDatabase, type TestDatabase } from '../../../../../../test/support/app/database.ts';
import { newId } from '../../../../shared/id.ts';
import { MongoAccountRepository } from '../../../../users/adapters/mongo/mongo-account.repository.ts';
import { USER_MODEL, userSchema } from '../../../../users/adapters/mongo/user.schema.ts';
import type { Session } from '../../domain/session.ts';
import { MongoSessionRepository } from './mongo-session.repository.ts';
import { SESSION_MODEL, sessionSchema } from './session.schema.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const OWNER = newId();
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe.each(engines())('sessions on %s', (engine) => {
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

  it('are found for their audience until they expire', async () => {
    const session = await added();
    expect(await sessions.findLive('user', session.id, later(999))).toEqual(session);
    expect(await sessions.findLive('user', session.id, later(1000))).toBeNull();
    expect(await sessions.findLive('admin', session.id, NOW)).toBeNull();
  });

  it('are read with their owner, both as stored now', async () => {
    const users = await db.model(USER_MODEL, userSchema);
    const accounts = new MongoAccountRepository(users);
    const email = 'ada@firm.test';
    await users.create([{ _id: OWNER, role: 'Freelancer', email, emailKey: email, createdAt: NOW }]);
    const { id } = await added({ subjectId: OWNER });
    const read = () => Promise.all([sessions.findLive('user', id, NOW), accounts.find(OWNER)]);
    expect(await read()).toMatchObject([
      { id, subjectId: OWNER },
      { user: { id: OWNER, role: 'Freelancer', blocked: false }, sessionEpoch: 0 },
    ]);
    await users.updateOne({ _id: OWNER }, { $set: { role: 'B2B' } });
    await accounts.setBlocked(OWNER, true, new Date());
    const changed = { user: { role: 'B2B', blocked: true }, sessionEpoch: 1 };
    expect(await read()).toMatchObject([{ id }, changed]);
    await sessions.remove('user', OWNER, id);
    expect(await read()).toMatchObject([null, changed]);
  });

  it('are listed last seen first, without expired ones and other people’s', async () => {
    const subjectId = newId();
    const old = await added({ subjectId });
    const young = await added({ subjectId, lastSeenAt: later(1), expiresAt: later(2000) });
    await added();
    expect(await sessions.findAllLive('user', subjectId, NOW)).toEqual([young, old]);
    expect(await sessions.findAllLive('user', subjectId, later(1500))).toEqual([young]);
  });

  it('are renewed only forward, and never brought back', async () => {
    const session = await added();
    await sessions.renew(session.id, later(500), later(1500));
    await sessions.renew(session.id, later(400), later(1400));
    expect(await sessions.findLive('user', session.id, NOW)).toMatchObject({ expiresAt: later(1500) });
    await sessions.remove('user', session.subjectId, session.id);
    await sessions.renew(session.id, later(600), later(1600));
    expect(await sessions.findLive('user', session.id, NOW)).toBeNull();
  });

  it('are removed only from their own subject, one or all', async () => {
    const subjectId = newId();
    const [one, two, foreign] = [await added({ subjectId }), await added({ subjectId }), await added()];
    expect(await sessions.remove('user', subjectId, foreign.id)).toBeNull();
    const answers = await Promise.all([1, 2].map(() => sessions.remove('user', subjectId, two.id)));
    expect(answers.filter((removed) => removed !== null)).toEqual([two]);
    expect(await sessions.findAllLive('user', subjectId, NOW)).toEqual([one]);
    await sessions.removeAllOf('user', subjectId);
    expect(await sessions.findAllLive('user', subjectId, NOW)).toEqual([]);
    expect(await sessions.findLive('user', foreign.id, NOW)).not.toBeNull();
  });

  it('are confirmed since their beginning where an older version wrote no time', async () => {
    const { id, subjectId } = await added({ openedAt: later(-5000), confirmedAt: later(-4000) });
    await db.connection.collection('sessions').updateMany({}, { $unset: { confirmedAt: '' } });
    const old = { id, confirmedAt: later(-5000) };
    expect(await sessions.findLive('user', id, NOW)).toMatchObject(old);
    expect(await sessions.findAllLive('user', subjectId, NOW)).toMatchObject([old]);
  });
});
