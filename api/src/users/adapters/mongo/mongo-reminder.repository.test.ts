import type { Model } from 'mongoose';
import { TestClock } from '../../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { anAccount } from '../../domain/user.fixture.ts';
import type { User } from '../../domain/user.ts';
import { MongoAccountRepository } from './mongo-account.repository.ts';
import { MongoReminderRepository } from './mongo-reminder.repository.ts';
import { MongoUserRepository } from './mongo-user.repository.ts';
import { USER_MODEL, userSchema, type UserDocument } from './user.schema.ts';

const ALL = { page: 1, limit: 100 };

describe.each(engines())('availabilities of users on %s', (engine) => {
  const clock = new TestClock();
  const ago = (days: number) => new Date(clock.now().getTime() - days * 24 * 3_600_000);
  let db: TestDatabase;
  let model: Model<UserDocument>;
  let accounts: MongoAccountRepository;
  let users: MongoUserRepository;
  let reminders: MongoReminderRepository;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    model = await db.model(USER_MODEL, userSchema);
    accounts = new MongoAccountRepository(model);
    users = new MongoUserRepository(model, clock);
    reminders = new MongoReminderRepository(model);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function add(fields: Partial<User> = {}): Promise<User> {
    const account = anAccount({ user: fields });
    await accounts.add(account);
    return account.user;
  }

  it('leave people out by a day only if they are known to be free later', async () => {
    const since = { confirmedAt: ago(59) };
    await add({ first_name: 'early', available_from: '2026-05-01', ...since });
    await add({ first_name: 'late', available_from: '2026-05-02', ...since });
    await add({ first_name: 'stale', available_from: '2026-09-01', confirmedAt: ago(60) });
    const old = await add({ first_name: 'old' });
    // As versions before it have stored it.
    await model.updateOne(
      { _id: old.id },
      { $unset: { available_from: 1, days_per_week: 1, confirmedAt: 1 } },
    );
    const found = async (freeBy?: string) =>
      (await users.page('Freelancer', { freeBy }, ALL)).items.map(({ first_name }) => first_name);
    expect(await found('2026-05-01')).toEqual(['old', 'stale', 'early']);
    expect(await found('2026-05-02')).toEqual(['old', 'stale', 'late', 'early']);
    expect(await found()).toEqual(['old', 'stale', 'late', 'early']);
    const arrivals = await users.arrivals(
      'Freelancer',
      { freeBy: '2026-05-01' },
      { since: ago(999), most: 9 },
    );
    expect(arrivals).toHaveLength(3);
  });

  it('have reminders, of which the due ones are given, those that have waited longest first', async () => {
    const known = { available_from: '2026-05-01', days_per_week: 2, confirmedAt: ago(31) };
    const second = await add({ ...known, remindAt: ago(1) });
    const first = await add({ ...known, remindAt: ago(2) });
    await add({ ...known, remindAt: new Date(clock.now().getTime() + 1) });
    await add(known);
    const due = [
      { userId: first.id, remindAt: ago(2), ...known },
      { userId: second.id, remindAt: ago(1), ...known },
    ];
    expect(await reminders.due(clock.now(), 9)).toEqual(due);
    expect(await reminders.due(clock.now(), 1)).toEqual([due[0]]);
  });

  it('have reminders that one of several moves on', async () => {
    const user = await add({ remindAt: ago(1) });
    const [due] = await reminders.due(clock.now(), 9);
    const next = new Date(clock.now().getTime() + 1);
    const moved = await Promise.all([1, 2, 3].map(() => reminders.advance(due!, next)));
    expect(moved.filter(Boolean)).toMatchObject([{ user: { ...user, remindAt: next }, emailVerified: true }]);
    expect(await reminders.due(clock.now(), 9)).toEqual([]);
    // A confirmation has planned another one since.
    expect(await reminders.advance(due!, null)).toBeNull();
    expect((await users.find(user.id))?.remindAt).toEqual(next);
  });
});
