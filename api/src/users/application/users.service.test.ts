import { startApp, type TestApp } from '../../../../test/support/app/app.ts';
import { engines } from '../../../../test/support/app/database.ts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { aPdf } from '../../shared/http/upload/pdf.fixture.ts';
import { newId } from '../../shared/id.ts';
import { aNewAccount } from '../domain/user.fixture.ts';
import { AccountLifecycle } from './account-lifecycle.ts';
import { AccountsService } from './accounts.service.ts';
import { UsersService } from './users.service.ts';

describe.each(engines())('users on %s', (engine) => {
  let app: TestApp;
  let users: UsersService;
  let accounts: AccountsService;
  let heard: string[];
  let isBroken = false;
  let whenErased: (id: string) => Promise<void> = async () => undefined;

  beforeAll(async () => {
    app = await startApp({ engine });
    users = app.app.get(UsersService, { strict: false });
    accounts = app.app.get(AccountsService, { strict: false });
    const hear = (event: string) => async (): Promise<void> => {
      if (isBroken) throw new Error('a listener fails');
      heard.push(event);
    };
    app.app.get(AccountLifecycle, { strict: false }).add({
      changed: hear('changed'),
      roleChanged: hear('role'),
      erased: async (id) => {
        await hear('erased')();
        await whenErased(id);
      },
    });
  });
  beforeEach(() => {
    heard = [];
    isBroken = false;
  });
  afterAll(() => app.close());

  const aPerson = async () => (await accounts.create(aNewAccount())).user;
  const files = (state: string) => app.connection.collection('files').countDocuments({ state });
  const upload = () => ({ cv: { filename: 'cv.pdf', content: aPdf() } });

  it('tell a change of a profile, and a change of the role only when there is one', async () => {
    const { id } = await aPerson();
    await users.updateProfile(id, { phone: '1', role: 'Freelancer' });
    expect(heard).toEqual(['changed']);
    await users.updateProfile(id, { role: 'JobSeeker' });
    expect(heard).toEqual(['changed', 'changed', 'role']);
  });

  it('stay as they are when a listener fails, files too', async () => {
    const before = await aPerson();
    const attached = await files('attached');
    isBroken = true;
    await expect(users.updateProfile(before.id, { phone: '2' }, upload())).rejects.toThrow(
      'a listener fails',
    );
    await expect(users.erase(before.id)).rejects.toThrow('a listener fails');
    expect(await users.get(before.id)).toMatchObject(before);
    expect(await files('attached')).toBe(attached);
  });

  it('give up a replaced file in the same step in which they take the new one', async () => {
    const { id } = await aPerson();
    const first = await users.updateProfile(id, {}, upload());
    const attached = await files('attached');
    const second = await users.updateProfile(id, {}, upload());
    expect(second.cv?.key).not.toBe(first.cv?.key);
    expect(await files('attached')).toBe(attached);
    await users.erase(id);
    expect(await files('attached')).toBe(attached - 1);
  });

  it('keep a name of the company against two changes at once', async () => {
    const { id } = await aPerson();
    await users.updateProfile(id, { company_name: 'Spree AG' });
    await Promise.allSettled([
      users.updateProfile(id, { role: 'B2B' }),
      users.updateProfile(id, { company_name: '' }),
    ]);
    const { role, company_name } = await users.get(id);
    expect(role === 'B2B' && company_name === '').toBe(false);
  });

  it('cannot be erased while something is written about them, or the other way round', async () => {
    const { id } = await aPerson();
    const unitOfWork = app.app.get<UnitOfWork>(UnitOfWork, { strict: false });
    const applications = app.app.get(ApplicationsService, { strict: false });
    const [written, erased] = await Promise.allSettled([
      unitOfWork.run(async () => {
        await users.lock(id);
        const files = { cv: null, certificate: null };
        const ids = { targetId: newId(), applicantId: id };
        const sent = { kind: 'job' as const, ...ids, note: '', files, stage: 'new' };
        await applications.apply(sent, { person: '', email: '', title: '' });
      }),
      users.erase(id),
    ]);
    // Either it was written before the erasure and erased with the user, or it was refused.
    if (written.status === 'rejected') expect(written.reason).toMatchObject({ kind: 'not-found' });
    expect(erased.status).toBe('fulfilled');
    expect(await applications.findAllOfApplicant(id, 'job')).toEqual([]);
    await expect(users.lock(id)).rejects.toMatchObject({ kind: 'not-found', message: 'User not found' });
  });

  it('who never confirmed are erased after their time, and left alone if they do at that moment', async () => {
    const add = async () => (await accounts.create({ ...aNewAccount(), emailVerified: false })).user;
    const both = [await add(), await add()];
    const confirmed = await aPerson();
    app.clock.advance(1000);
    const late = await add();
    // Erasing the first of the two confirms the other one.
    whenErased = async (id) => {
      for (const other of both.filter((each) => each.id !== id)) await accounts.markVerified(other.id);
    };
    await users.eraseUnverified(app.clock.now());
    whenErased = async () => undefined;
    const left = await users.findMany([...both, confirmed, late].map(({ id }) => id));
    expect([...left.keys()].filter((id) => both.some((each) => each.id === id))).toHaveLength(1);
    expect([left.has(confirmed.id), left.has(late.id)]).toEqual([true, true]);
    expect(heard).toEqual(['erased']);
  });

  it('are listed by role, newest first, and searched literally', async () => {
    const people = [await aPerson(), await aPerson()];
    await users.updateProfile(people[0]?.id ?? '', { last_name: 'Zorn [x]', skills: ['ABAP'] });
    await users.updateProfile(people[1]?.id ?? '', { last_name: 'Zorn', skills: ['fiori'] });
    const find = async (filter: object) =>
      (await users.list('Freelancer', filter, { page: 1, limit: 10 })).items.map(({ id }) => id);
    expect(await find({ q: 'zorn' })).toEqual([people[1]?.id, people[0]?.id]);
    expect(await find({ q: '[x' })).toEqual([people[0]?.id]);
    expect(await find({ q: 'zorn', skill: 'ABA' })).toEqual([people[0]?.id]);
    expect((await users.countByRole()).Freelancer).toBeGreaterThanOrEqual(2);
    expect((await users.findMany(people.map(({ id }) => id))).size).toBe(2);
  });
});
