import { ApplicationsService } from '../../../../api/src/applications/application/applications.service.ts';
import { Files } from '../../../../api/src/platform/files/files.ts';
import { ScheduledRuns } from '../../../../api/src/platform/schedule/scheduled-runs.ts';
import { newId } from '../../../../api/src/shared/id.ts';
import { AccountsService } from '../../../../api/src/users/application/accounts.service.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { engines } from '../../../support/app/database.ts';

// The retention periods of the privacy policy; the operator may configure others.
const DAY = 24 * 60 * 60_000;
const PERIODS = [
  [
    'as the policy has it',
    { unverifiedAccountDays: 14, endedApplicationMonths: 6, contactMessageMonths: 24 },
  ],
  [
    'as an operator sets it',
    { unverifiedAccountDays: 3, endedApplicationMonths: 2, contactMessageMonths: 12 },
  ],
] as const;
const CASES = engines().flatMap((engine) => PERIODS.map(([name, keep]) => ({ engine, name, keep })));

describe.each(CASES)('what goes by itself on $engine, $name', ({ engine, keep }) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ engine, settings: { keep } });
  });
  afterAll(() => app.close());

  const count = (collection: string) => app.connection.collection(collection).countDocuments({});
  /** Advances the clock by days and runs everything that is due then. */
  const after = async (days: number): Promise<void> => {
    app.clock.advance(days * DAY);
    await app.app.get(ScheduledRuns, { strict: false }).runDue();
  };

  it('are applications after their decision or withdrawal, with their files, and none that is pending', async () => {
    const applications = app.app.get(ApplicationsService, { strict: false });
    const files = app.app.get<Files>(Files, { strict: false });
    const cv = await files.store({ filename: 'cv.pdf', content: Buffer.from('%PDF') });
    await files.attach(cv);
    const targetId = newId();
    const made = [];
    for (const applicantId of [newId(), newId(), newId(), newId()]) {
      const sent = {
        kind: 'job' as const,
        targetId,
        applicantId,
        note: '',
        files: { cv, certificate: null },
        stage: 'new',
      };
      made.push(await applications.apply(sent, { person: 'Nora', email: '', title: 'SAP Basis' }));
    }
    // Replaced in the profile: only the applications refer to it.
    await files.release(cv);
    const statuses = ['rejected', 'selected', 'withdrawn'] as const;
    for (const [i, status] of statuses.entries())
      await applications.step(made[i]!, { status, by: 'firm', note: '' });
    const fileState = async () =>
      (await app.connection.model('FileRecord').findById(cv.key))?.state as string;

    await after(keep.endedApplicationMonths * 28);
    expect(await count('applications')).toBe(4);
    await after(keep.endedApplicationMonths * 4);
    const left = await applications.findAllOfTargets('job', [targetId]);
    expect(left.map(({ status }) => status)).toEqual(['pending']);
    expect(await fileState()).toBe('attached');
    await applications.removeSomeOfTarget('job', targetId, 10);
    expect(await fileState()).toBe('released');
  });

  it('are contact messages with their conversations', async () => {
    const sent = { name: 'Vera', email: 'vera@mail.de', message: 'Do you train key users?' };
    await app.request.post('/public/api/v0/contact-admin').send(sent).expect(201);
    await after(keep.contactMessageMonths * 30);
    expect([await count('messages'), await count('conversations')]).toEqual([1, 1]);
    await after(keep.contactMessageMonths);
    expect([await count('messages'), await count('conversations')]).toEqual([0, 0]);
  });

  it('are accounts whose address was never confirmed, with what belongs to them, and no other', async () => {
    const register = (email: string) =>
      app.request
        .post('/public/api/v0/register')
        .send({ first_name: 'Ute', last_name: 'Neu', email, password: 'Kastanie-47-blau', role: 'JobSeeker' })
        .expect(201);
    await register('never@mail.de');
    await register('confirmed@mail.de');
    const accounts = app.app.get(AccountsService, { strict: false });
    const confirmed = await accounts.findByEmail('confirmed@mail.de');
    await accounts.markVerified(confirmed!.user.id);
    expect(await count('onetimetokens')).toBe(2);

    await after(keep.unverifiedAccountDays);
    expect(await count('users')).toBe(2);
    await register('today@mail.de');
    await after(0.25);
    expect(await accounts.findByEmail('never@mail.de')).toBeNull();
    expect(await count('users')).toBe(2);
    const about = { 'mail.to': 'never@mail.de' };
    expect(await app.connection.collection('outbox').countDocuments(about)).toBe(0);
    // The address is free again.
    await register('never@mail.de');
    expect(await accounts.findByEmail('never@mail.de')).not.toBeNull();
  });

  it('is no account that is confirmed at the moment of its deletion', async () => {
    const accounts = app.app.get(AccountsService, { strict: false });
    const add = (email: string) =>
      accounts.create({
        first_name: 'Ute',
        last_name: 'Neu',
        email,
        role: 'JobSeeker',
        country: 'Germany',
        passwordHash: null,
        emailVerified: false,
      });
    const made = await Promise.all([1, 2, 3].map((number) => add(`late${number}@mail.de`)));
    app.clock.advance((keep.unverifiedAccountDays + 1) * DAY);
    const verified = made.map(({ user }) => accounts.markVerified(user.id));
    const [answers] = await Promise.all([Promise.all(verified), after(0)]);
    const left = await Promise.all(made.map(({ user }) => accounts.find(user.id)));
    // A confirmed address still has an account.
    expect(left.map((account) => account !== null)).toEqual(answers);
  });
});
