import { DEFAULT_LANGUAGE } from '@consulting/contracts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../../test/support/app/database.ts';
import { afterChange, UNDO_PERIOD, type EmailHistory } from '../../../../shared/person/email-history.ts';
import { newId } from '../../../../shared/id.ts';
import { ADMIN_COUNT_MODEL, ADMIN_MODEL, adminCountSchema, adminSchema } from './admin.schema.ts';
import { MongoAdminRepository } from './mongo-admin.repository.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe.each(engines())('administrators on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

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
    const tries = await Promise.all(Array.from({ length: 10 }, () => run(() => admins.addFirst(account()))));
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
