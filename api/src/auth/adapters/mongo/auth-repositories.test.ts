import { DEFAULT_LANGUAGE } from '@consulting/contracts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/database.ts';
import { afterChange, UNDO_PERIOD, type EmailHistory } from '../../../shared/email-history.ts';
import { newId } from '../../../shared/id.ts';
import type { OneTimeToken } from '../../domain/one-time-token.ts';
import type { Session } from '../../domain/session.ts';
import { ADMIN_COUNT_MODEL, ADMIN_MODEL, adminCountSchema, adminSchema } from './admin.schema.ts';
import { MongoAdminRepository } from './mongo-admin.repository.ts';
import { MongoOneTimeTokenRepository } from './mongo-one-time-token.repository.ts';
import { MongoSessionRepository } from './mongo-session.repository.ts';
import { ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema } from './one-time-token.schema.ts';
import { SESSION_MODEL, sessionSchema } from './session.schema.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe.each(engines())('on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  describe('sessions', () => {
    let sessions: MongoSessionRepository;
    beforeAll(async () => {
      sessions = new MongoSessionRepository(await db.model(SESSION_MODEL, sessionSchema));
    });

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

    it('are removed only from their own subject, all or all but one', async () => {
      const subjectId = newId();
      const [one, two, foreign] = [await added({ subjectId }), await added({ subjectId }), await added()];
      expect(await sessions.remove('user', subjectId, foreign.id)).toBe(false);
      await sessions.removeAllOf('user', subjectId, one.id);
      expect(await sessions.findLive('user', two.id, NOW)).toBeNull();
      expect(await sessions.findLive('user', one.id, NOW)).not.toBeNull();
      await sessions.removeAllOf('user', subjectId);
      expect(await sessions.findAllLive('user', subjectId, NOW)).toEqual([]);
      expect(await sessions.findLive('user', foreign.id, NOW)).not.toBeNull();
    });
  });

  describe('one-time tokens', () => {
    let tokens: MongoOneTimeTokenRepository;
    const subjectId = newId();
    const token = (fields: Partial<OneTimeToken> = {}): OneTimeToken => ({
      hash: newId(),
      purpose: 'exchange',
      audience: 'user',
      subjectId,
      email: '',
      expiresAt: later(1000),
      usedAt: null,
      ...fields,
    });
    beforeAll(async () => {
      tokens = new MongoOneTimeTokenRepository(await db.model(ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema));
    });

    it('are used by one of 20 who come at once', async () => {
      const { hash } = token();
      await tokens.add(token({ hash }));
      const uses = await Promise.all(Array.from({ length: 20 }, () => tokens.use(hash, 'exchange', NOW)));
      expect(uses.filter((used) => used !== null)).toEqual([token({ hash, usedAt: NOW })]);
      expect(await tokens.findLive(hash, 'exchange', NOW)).toMatchObject({ usedAt: NOW });
    });

    it('work for one purpose and until they expire', async () => {
      const { hash } = token();
      await tokens.add(token({ hash }));
      expect(await tokens.use(hash, 'invitation', NOW)).toBeNull();
      expect(await tokens.use(hash, 'exchange', later(1000))).toBeNull();
      expect(await tokens.findLive(hash, 'exchange', later(1000))).toBeNull();
      expect(await tokens.use(hash, 'exchange', later(999))).not.toBeNull();
    });

    it('are removed by subject and purpose', async () => {
      const [a, b] = [token(), token({ purpose: 'reset-password' })];
      await tokens.add(a);
      await tokens.add(b);
      await tokens.removeAllOf(subjectId, 'exchange');
      expect(await tokens.findLive(a.hash, a.purpose, NOW)).toBeNull();
      expect(await tokens.findLive(b.hash, b.purpose, NOW)).toEqual(b);
      await tokens.removeAllOf(subjectId);
      expect(await tokens.findLive(b.hash, b.purpose, NOW)).toBeNull();
    });
  });

  describe('administrators', () => {
    let admins: MongoAdminRepository;
    let count = 0;
    const account = (demo = false) => ({
      admin: {
        id: newId(),
        email: `Admin${++count}@example.com`,
        phone: '1',
        createdAt: NOW,
        demo,
        language: DEFAULT_LANGUAGE,
      },
      passwordHash: 'hash',
      sessionEpoch: 0,
      previousEmails: [],
    });
    const run = <T>(work: () => Promise<T>) => db.unitOfWork.run(work);
    beforeAll(async () => {
      admins = new MongoAdminRepository(
        await db.model(ADMIN_MODEL, adminSchema),
        await db.model(ADMIN_COUNT_MODEL, adminCountSchema),
      );
    });

    it('are found by several ids, those that exist', async () => {
      const [one, other] = [account(), account()];
      for (const each of [one, other]) await run(() => admins.add(each));
      const found = await admins.findMany([other.admin.id, one.admin.id, newId(), one.admin.id]);
      expect(found).toEqual(new Map([one, other].map(({ admin }) => [admin.id, admin])));
      expect(await admins.findMany([])).toEqual(new Map());
    });

    it('are first only once, and the demo’s does not count', async () => {
      await run(() => admins.add(account(true)));
      expect(await admins.hasReal()).toBe(false);
      const tries = await Promise.all(
        Array.from({ length: 10 }, () => run(() => admins.addFirst(account()))),
      );
      expect(tries.filter(Boolean)).toHaveLength(1);
      expect(await admins.hasReal()).toBe(true);
      expect(await admins.findAll()).toHaveLength(2);
    });

    it('have an address of their own, and a refused one does not count', async () => {
      const first = account();
      await run(() => admins.addFirst(first));
      const taken = {
        ...account(),
        admin: { ...first.admin, id: newId(), email: first.admin.email.toUpperCase() },
      };
      await expect(run(() => admins.add(taken))).rejects.toThrow(
        'An administrator with this email address already exists',
      );
      expect(await run(() => admins.remove(first.admin.id))).toBe('last');
      expect(await admins.findByEmail(first.admin.email.toLowerCase())).toEqual(first);
    });

    it('never remove the last one, also all at once', async () => {
      const accounts = [account(), account(), account()];
      for (const each of accounts) await run(() => admins.add(each));
      const outcomes = await Promise.all(accounts.map(({ admin }) => run(() => admins.remove(admin.id))));
      expect(outcomes.sort()).toEqual(['last', 'removed', 'removed']);
      expect(await admins.findAll()).toHaveLength(1);
      expect(await run(() => admins.remove(newId()))).toBe('missing');
    });

    it('keep the address they left from others until its time is over', async () => {
      const [first, second] = [account(), account()];
      for (const each of [first, second]) await run(() => admins.add(each));
      const { id, email } = first.admin;
      const moved = afterChange({ email, previous: [] }, 'moved@example.com', NOW);
      const change = (who: string, before: string, emails: EmailHistory, now = NOW) =>
        run(() => admins.changeEmail(who, before, emails, now));
      expect(await change(id, 'not-this@example.com', moved)).toBeNull();
      expect(await change(id, email.toUpperCase(), moved)).toMatchObject({
        admin: { email: 'moved@example.com' },
        previousEmails: moved.previous,
      });
      expect(await admins.findByEmail(email)).toBeNull();
      expect((await admins.findHolder(email.toUpperCase()))?.admin.id).toBe(id);
      const wanted = { email: email.toUpperCase(), previous: [] };
      await expect(change(second.admin.id, second.admin.email, wanted)).rejects.toThrow(
        'An administrator with',
      );
      const late = later(UNDO_PERIOD);
      expect(await change(second.admin.id, second.admin.email, wanted, late)).not.toBeNull();
      expect((await admins.find(id))?.previousEmails).toEqual([]);
    });

    it('let go of previous addresses when they are swept', async () => {
      const each = account();
      await run(() => admins.add(each));
      const { id, email } = each.admin;
      const moved = afterChange({ email, previous: [] }, 'swept@example.com', NOW);
      await run(() => admins.changeEmail(id, email, moved, NOW));
      await admins.sweep(later(UNDO_PERIOD - 1));
      expect((await admins.find(id))?.previousEmails).toEqual(moved.previous);
      await admins.sweep(later(UNDO_PERIOD));
      expect((await admins.find(id))?.previousEmails).toEqual([]);
      expect(await admins.findHolder(email)).toBeNull();
      expect((await admins.findHolder('swept@example.com'))?.admin.id).toBe(id);
    });

    it('learn of a new device once, also when it comes ten times at once', async () => {
      const { admin } = account();
      await run(() => admins.add({ ...account(), admin }));
      const signIns = (device: string) =>
        Promise.all(Array.from({ length: 10 }, () => run(() => admins.rememberDevice(admin.id, device))));
      const known = Array<string>(9).fill('known');
      expect((await signIns('one')).sort()).toEqual(['first', ...known]);
      expect((await signIns('two')).sort()).toEqual([...known, 'new']);
    });
  });
});
