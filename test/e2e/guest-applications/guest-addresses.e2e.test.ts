import type { Response } from 'supertest';
import { aPdf } from '../../../api/src/shared/http/upload/pdf.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { aRegistration, door } from '../../support/people/accounts.ts';
import { fresh } from '../../support/people/email-links.ts';
import { Guests } from '../../support/people/guests.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

const HOUR = 3_600_000;
const KNOWN = 'Please sign in to apply';

let app: TestApp;
let admin: SignedIn;
let guests: Guests;

beforeAll(async () => {
  app = await startApp();
});
// The clock moves by days, in which sessions end.
beforeEach(async () => {
  admin = await signInAdmin(app);
  guests = new Guests(app, admin);
});
afterAll(() => app.close());

describe('an address with an account', () => {
  it('gets the same answer, keeps nothing, and its owner is mailed once an hour about the same job', async () => {
    const { email } = await signIn(app, 'JobSeeker');
    const [job, other] = [await guests.job('First'), await guests.job('Second')];
    const known = await guests.apply(job, { email });
    const unknown = await guests.apply(job, { email: fresh('unknown') });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const before = [await guests.waiting(), await guests.filesIn('attached')];
    const released = await guests.filesIn('released');
    await Promise.all(
      Array.from({ length: 50 }, () => guests.apply(job, { email: email.toUpperCase() }).expect(202)),
    );
    expect([await guests.waiting(), await guests.filesIn('attached')]).toEqual(before);
    // Each document was stored as for an unknown address, which takes the same time, and given up.
    expect(await guests.filesIn('released')).toBe(released + 50);
    expect(await guests.subjectsTo(email)).toEqual([KNOWN]);
    await guests.apply(other, { email });
    expect(await guests.subjectsTo(email)).toEqual([KNOWN, KNOWN]);
    app.clock.advance(HOUR + 1000);
    await guests.apply(job, { email });
    const mails = await guests.mailsTo(email);
    expect(mails).toHaveLength(3);
    expect(mails[0]!.text).toContain('First');
    expect(mails[0]!.link).toBe(`/dashboard/jobs?jobid=${job}&apply=1`);
  });

  it('is told what stands in the way: another role, a block, an unconfirmed address', async () => {
    const job = await guests.job();
    const company = await signIn(app, 'B2B');
    const blocked = await signIn(app, 'JobSeeker');
    await admin.patch(`/api/admin/users/${blocked.id}`, { blocked: true });
    const unconfirmed = fresh('unconfirmed');
    await door(app, 'register', aRegistration({ email: unconfirmed, role: 'JobSeeker' }));
    const textOf = async (email: string) => {
      await guests.apply(job, { email }).expect(202);
      return (await guests.mailsTo(email)).at(-1)!.text;
    };
    expect(await textOf(company.email)).toContain('yours has another role');
    expect(await textOf(blocked.email)).toContain('has been blocked');
    expect(await textOf(unconfirmed)).toContain('has not been confirmed yet');
  });
});

describe('what is refused', () => {
  it('says which field is wrong, and stores nothing', async () => {
    const job = await guests.job();
    const before = await guests.waiting();
    const fieldsOf = ({ body }: Response) => (body.errors as { field: string }[]).map(({ field }) => field);
    const email = fresh('refused');
    expect(fieldsOf(await guests.apply(job, { email: 'nobody' }))).toEqual(['email']);
    const nameless = { first_name: ' ', last_name: '' };
    expect(fieldsOf(await guests.apply(job, { email, fields: nameless }))).toEqual(['first_name']);
    expect(fieldsOf(await guests.apply(job, { email, cv: Buffer.from('no pdf') }))).toEqual(['cv']);
    const without = await app.request
      .post(`/public/api/v0/jobs/${job}/apply`)
      .send({ first_name: 'N', last_name: 'B', email });
    expect(without.body.errors).toMatchObject([{ field: 'cv', code: 'cv.required' }]);
    expect((await guests.apply('0'.repeat(24), { email })).status).toBe(404);
    expect([await guests.waiting(), await guests.subjectsTo(email)]).toEqual([before, []]);
  });

  it('takes a note as long as its field allows, whose line breaks forms send as two characters', async () => {
    const job = await guests.job();
    const note = (lines: number) => `${'b'.repeat(99)}\r\n`.repeat(lines);
    await guests.apply(job, { email: fresh('breaks'), fields: { note: note(20) } }).expect(202);
    await guests.apply(job, { email: fresh('breaks'), fields: { note: note(21) } }).expect(400);
  });

  it.each([
    { website: 'https://x.example' },
    { elapsed: '300' },
    { note: '[url=https://x.example]buy[/url]' },
    { note: 'https://x.example '.repeat(11) },
  ] as Record<string, string>[])(
    'is asked for once more when it looks like spam, and then kept: %j',
    async (fields) => {
      const job = await guests.job();
      const email = fresh('spam');
      const { status, body } = await guests.apply(job, { email, fields });
      expect([status, body.code]).toEqual([409, 'guest-application.press-again']);
      expect(await guests.subjectsTo(email)).toEqual([]);
      await guests.apply(job, { email, fields: { ...fields, again: 'true' } }).expect(202);
      expect(await guests.subjectsTo(email)).toHaveLength(1);
    },
  );

  it('is a sixth within an hour for one address, silently', async () => {
    const strict = await startApp({ settings: { rateLimitScale: 1 } });
    try {
      const job = await new Guests(strict, await signInAdmin(strict)).job();
      const send = () =>
        strict.request
          .post(`/public/api/v0/jobs/${job}/apply`)
          .field({ first_name: 'N', last_name: 'B', email: 'many@example.com' })
          .attach('cv', aPdf(), 'cv.pdf');
      for (let time = 0; time < 7; time++) await send().expect(202);
      expect(await strict.mails()).toHaveLength(5);
      for (let time = 7; time < 20; time++) await send().expect(202);
      await send().expect(429);
    } finally {
      await strict.close();
    }
  });
});
