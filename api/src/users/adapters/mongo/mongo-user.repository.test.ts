import type { Model } from 'mongoose';
import { TestClock } from '../../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { countQueries } from '../../../../../test/support/checks/queries.ts';
import type { UserFilter } from '../../application/users.ports.ts';
import { anAccount } from '../../domain/user.fixture.ts';
import type { User } from '../../domain/user.ts';
import { MongoAccountRepository } from './mongo-account.repository.ts';
import { MongoUserRepository } from './mongo-user.repository.ts';
import { USER_MODEL, userSchema, type UserDocument } from './user.schema.ts';

const ALL = { page: 1, limit: 100 };
const MISSING = 'f'.repeat(24);

describe.each(engines())('users on %s', (engine) => {
  let db: TestDatabase;
  let model: Model<UserDocument>;
  let accounts: MongoAccountRepository;
  let users: MongoUserRepository;
  let day = 1;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    model = await db.model(USER_MODEL, userSchema);
    accounts = new MongoAccountRepository(model);
    users = new MongoUserRepository(model, new TestClock());
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function add(fields: Partial<User> = {}): Promise<User> {
    const createdAt = new Date(Date.UTC(2026, 2, day++));
    const account = anAccount({ passwordHash: 'secret', user: { createdAt, ...fields } });
    await accounts.add(account);
    return account.user;
  }
  const names = async (filter: UserFilter) =>
    (await users.page('Freelancer', filter, ALL)).items.map(({ first_name }) => first_name);

  it('are given in batches, newest first', async () => {
    const added: User[] = [];
    for (let n = 0; n < 101; n++) added.unshift(await add({ role: 'Freelancer' }));
    await add({ role: 'B2B' });
    const batches: User[][] = [];
    for await (const batch of users.batches('Freelancer')) batches.push(batch);
    expect(batches.map(({ length }) => length)).toEqual([60, 41]);
    expect(batches.flat()).toMatchObject(added);
  });

  it('come back as they were added, without what signing in needs', async () => {
    const cv = {
      key: 'k',
      filename: 'cv.pdf',
      contentType: 'application/pdf',
      size: 9,
      uploadedAt: new Date(0),
    };
    const user = await add({
      cv,
      skills: ['abap'],
      qualification: [{ university: 'HTW Berlin', year: '2018', course: '' }],
      experience: [{ company: 'Elbe Steel', role: 'Lead', from: '2016', to: '' }],
    });
    expect(await users.find(user.id)).toEqual({ ...user, updatedAt: expect.any(Date) });
    expect(await users.find(MISSING)).toBeNull();
  });

  it('are found by several ids in one query, those that exist', async () => {
    const [one, two] = [await add(), await add()];
    let found = new Map<string, User>();
    const find = async () => (found = await users.findMany([two.id, one.id, MISSING, two.id]));
    expect(await countQueries(find)).toBe(1);
    expect(found).toEqual(
      new Map([one, two].map((user) => [user.id, { ...user, updatedAt: expect.any(Date) }])),
    );
    expect(await users.findMany([])).toEqual(new Map());
  });

  it('of a role are paged newest first', async () => {
    for (const first_name of ['a', 'b', 'c']) await add({ first_name });
    await add({ role: 'JobSeeker' });
    const first = await users.page('Freelancer', {}, { page: 1, limit: 2 });
    expect([first.items.map(({ first_name }) => first_name), first.total]).toEqual([['c', 'b'], 3]);
    const second = await users.page('Freelancer', {}, { page: 2, limit: 2 });
    expect([second.items.map(({ first_name }) => first_name), second.total]).toEqual([['a'], 3]);
    expect(await users.page('Freelancer', {}, { page: 9, limit: 2 })).toMatchObject({
      items: [],
      total: 3,
    });
  });

  it('of every role are paged newest first, and narrowed to who is blocked, with a role and without', async () => {
    await add({ first_name: 'a', blocked: true });
    await add({ first_name: 'b', role: 'B2B', blocked: true });
    await add({ first_name: 'c', role: 'JobSeeker' });
    const found = async (role: User['role'] | undefined, filter: UserFilter) =>
      (await users.page(role, filter, ALL)).items.map(({ first_name }) => first_name);
    expect(await found(undefined, {})).toEqual(['c', 'b', 'a']);
    expect(await found(undefined, { blocked: true })).toEqual(['b', 'a']);
    expect(await found(undefined, { blocked: false, q: 'C' })).toEqual(['c']);
    expect(await found('B2B', { blocked: true })).toEqual(['b']);
    expect(await found('B2B', { blocked: false })).toEqual([]);
  });

  it('are narrowed to those of whom documents may be kept', async () => {
    const { id } = await add({ first_name: 'a' });
    await add({ first_name: 'b' });
    const inPool = async () =>
      (await users.page(undefined, { inPool: true }, ALL)).items.map(({ first_name }) => first_name);
    expect(await inPool()).toEqual([]);
    const until = new Date(Date.UTC(2027, 0, 1));
    expect((await users.replace(id, { poolUntil: until }))?.poolUntil).toEqual(until);
    expect(await inPool()).toEqual(['a']);
    await users.replace(id, { poolUntil: null });
    expect(await inPool()).toEqual([]);
  });

  it('may send 10 messages where an older version wrote nothing of it', async () => {
    const user = await add({ messageLimit: 40 });
    expect((await users.find(user.id))?.messageLimit).toBe(40);
    await model.updateOne({ _id: user.id }, { $unset: { messageLimit: 1 } });
    expect((await users.find(user.id))?.messageLimit).toBe(10);
  });

  it.each<Partial<User>>([
    { last_name: 'Zorn+' },
    { email: 'ZORN+@mail.example' },
    { company_name: 'Zorn+ SE' },
    { skills: ['abap', 'zorn+'] },
  ])('are searched literally, ignoring case, in %j', async (fields) => {
    await add({ first_name: 'Ada', ...fields });
    await add({ first_name: 'Bo', last_name: 'Zornn' });
    await add({ first_name: 'Cleo', role: 'JobSeeker', last_name: 'Zorn+' });
    expect(await names({ q: 'zorn+' })).toEqual(['Ada']);
    expect(await names({ q: 'ADA' })).toEqual(['Ada']);
  });

  it('are narrowed to a skill, literally and ignoring case, with a search and without', async () => {
    await add({ first_name: 'Ada', skills: ['fiori', 'c++'] });
    await add({ first_name: 'Bo', last_name: 'C++', skills: ['abap'] });
    await add({ first_name: 'Cleo', skills: ['c++ (sap)'] });
    expect(await names({ skill: 'C++' })).toEqual(['Cleo', 'Ada']);
    expect(await names({ skill: 'c++', q: 'ada' })).toEqual(['Ada']);
    expect(await names({ skill: '.*' })).toEqual([]);
  });

  it('come into a search when they are unblocked, or get an address that it finds, and once back, no more', async () => {
    const since = new Date(Date.UTC(2027, 0, 1));
    const later = (minute: number) => new Date(since.getTime() + minute * 60_000);
    const [own, former] = ['frida@lance.example', 'frida@former.example'];
    const { id } = await add({ role: 'Freelancer', email: former });
    const found = async (terms: object, after = since) =>
      (await users.arrivals('Freelancer', terms, { since: after, most: 10 })).map((each) => each.id);
    expect([await found({ blocked: false }), await found({ q: own })]).toEqual([[], []]);
    await accounts.setBlocked(id, true, later(1));
    expect(await found({ blocked: true })).toEqual([id]);
    // It was in this search before, and has left it.
    await accounts.setBlocked(id, false, later(2));
    expect(await found({ blocked: false })).toEqual([]);
    expect(await found({ blocked: false }, later(1))).toEqual([id]);
    const move = { email: own, previous: [] };
    expect(await accounts.changeEmail(id, former, move, later(3))).not.toBeNull();
    expect(await found({ q: own })).toEqual([id]);
    await accounts.restoreEmail(id, own, { email: former, previous: [] }, later(4));
    expect([await found({ q: own }), await found({ q: former }, later(3))]).toEqual([[], [id]]);
  });

  it('are counted by role, roles of nobody too', async () => {
    await Promise.all([add(), add(), add({ role: 'B2B' })]);
    expect(await users.countByRole()).toEqual({ JobSeeker: 0, Freelancer: 2, B2B: 1 });
  });

  it('change in what is given, and not as accounts', async () => {
    const user = await add({ phone: '1' });
    const account = await accounts.find(user.id);
    const changed = await users.replace(user.id, { phone: '', skills: ['abap'] });
    expect(changed).toMatchObject({ ...user, phone: '', skills: ['abap'] });
    expect(await accounts.find(user.id)).toEqual({ ...account, user: changed });
    expect(await users.replace(MISSING, { phone: '2' })).toBeNull();
  });

  it('keep each of several simultaneous changes of different fields', async () => {
    const { id } = await add();
    const changes = [{ first_name: 'F' }, { last_name: 'L' }, { phone: 'P' }, { country: 'C' }];
    await Promise.all(changes.map((change) => users.replace(id, change)));
    expect(await users.find(id)).toMatchObject(Object.assign({}, ...changes));
  });

  it('are removed once', async () => {
    const user = await add();
    const removed = await Promise.all([1, 2, 3].map(() => users.remove(user.id)));
    expect(removed.filter((each) => each !== null)).toMatchObject([user]);
    expect(await users.lock(user.id)).toBeNull();
  });

  it('are written to by a lock, for a removal to collide with, and look the same', async () => {
    const user = await add();
    const stored = await model.findById(user.id).lean();
    expect(await users.lock(user.id)).toEqual({ ...user, updatedAt: expect.any(Date) });
    expect(await users.find(user.id)).toMatchObject(user);
    expect(await model.findById(user.id).lean()).not.toEqual(stored);
  });

  // Can fail only where the store runs transactions concurrently.
  it('are not removed past a simultaneous lock: the removal sees what was written under it', async () => {
    const people = await Promise.all([add(), add(), add(), add()]);
    const outcomes = people.map(async (user) => {
      // Stands for anything written about the user.
      const written = anAccount();
      return Promise.all([
        db.unitOfWork.run(async () => {
          const locked = await users.lock(user.id);
          if (locked) await accounts.add(written);
          return locked;
        }),
        db.unitOfWork.run(async () => {
          await users.remove(user.id);
          return users.find(written.user.id);
        }),
      ]).then(([locked, seen]) => ({ user, locked, isSeen: seen !== null }));
    });
    for (const { user, locked, isSeen } of await Promise.all(outcomes))
      expect(locked).toEqual(isSeen ? { ...user, updatedAt: expect.any(Date) } : null);
  });

  it('are as before when the unit of work fails', async () => {
    const [changed, removed] = [await add(), await add()];
    const work = db.unitOfWork.run(async () => {
      await users.replace(changed.id, { first_name: 'Other' });
      await users.remove(removed.id);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect((await users.page('Freelancer', {}, ALL)).items).toMatchObject([removed, changed]);
  });
});
