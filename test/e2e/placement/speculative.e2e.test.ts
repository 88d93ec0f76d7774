import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';

const OWN = '/private/api/applications';
const DESK = '/api/admin/applications';
const NOTE = 'Ten years of SAP EWM, free from April, four days a week in Berlin.';

let app: TestApp;
let admin: SignedIn;
let place: Placements;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
afterAll(() => app.close());

const apply = (person: SignedIn, body: object = {}) =>
  person.post(OWN, { kind: 'speculative', note: NOTE, ...body });
const decide = (id: string, status: string, note = '') => admin.patch(`${DESK}/${id}`, { status, note });
const listed = async (person: SignedIn, path: string) =>
  (await person.get(path).expect(200)).body as { _id: string; status: string }[];

describe('a speculative application', () => {
  it('is sent with note and CV, and read by its applicant and the desk in their languages', async () => {
    const person = await signIn(app, 'JobSeeker', { first_name: 'Nora' });
    await place.giveCv(person);
    const { body } = await apply(person, { note: `  ${NOTE}\n` }).expect(201);
    const { applicationId } = body as { applicationId: string };
    const sent = {
      _id: applicationId,
      kind: 'speculative',
      status: 'pending',
      note: NOTE,
      files: { cv: { filename: 'cv.pdf' } },
      target: {
        _id: null,
        title: 'Speculative application',
        language: 'en',
        state: null,
        owner: 'Muster Consulting GmbH',
      },
    };
    const target = { ...sent.target, title: 'Initiativbewerbung', language: 'de' };
    for (const [reader, path] of [
      [person, OWN],
      [admin, DESK],
    ] as const) {
      expect((await reader.get(`${path}/${applicationId}`).expect(200)).body).toMatchObject(sent);
      const german = await reader.get(`${path}/${applicationId}`).set('accept-language', 'de');
      expect(german.body).toMatchObject({ ...sent, target });
      for (const query of ['?kind=speculative', '?q=initiativbewerb', '?q=speculative'])
        expect((await listed(reader, path + query)).map(({ _id }) => _id)).toContain(applicationId);
      expect(await listed(reader, `${path}?kind=job`)).toEqual([]);
    }
    await admin.get(`${DESK}/${applicationId}/cv`).expect(200);
    expect((await person.get(`${OWN}/${applicationId}`)).body).toMatchObject({
      seenAt: expect.any(String) as string,
      views: [{ file: 'cv' }],
    });
    const [receipt] = (await app.mails()).filter(({ to }) => to === person.email);
    expect(receipt?.subject).toBe('We have received your application: Speculative application');
    expect(receipt?.text).toContain('Your application for a position or a project with us has arrived.');
    expect(receipt?.text).toContain(`Your note: ${NOTE}`);
  });

  it('is one that is pending at a time, whatever comes at once', async () => {
    const person = await signIn(app, 'Freelancer');
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'application.speculative-already-applied' });
    expect(await listed(person, OWN)).toHaveLength(1);
  });

  it('may follow one that was decided or withdrawn, which then stays decided', async () => {
    const person = await signIn(app, 'JobSeeker');
    const first = await idOf(apply(person));
    await decide(first, 'rejected', 'Nothing before summer').expect(200);
    const second = await idOf(apply(person));
    const reopened = await decide(first, 'pending').expect(409);
    expect(reopened.body).toMatchObject({ code: 'application.another-open' });
    await person.post(`${OWN}/${second}/withdraw`, {}).expect(200);
    await decide(first, 'pending').expect(200);
    await apply(person).expect(409);
    await decide(first, 'selected').expect(200);
    const statuses = (await listed(person, OWN)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['selected', 'withdrawn']);
    const texts = (await app.mails()).filter(({ to }) => to === person.email).map(({ text }) => text);
    const rejection = texts.find((text) => text.includes('Nothing before summer'));
    expect(rejection).toContain('At present we have no position or project that fits.');
    expect(texts.at(-1)).toContain('Good news: we would like to get to know you.');
  });

  it.each([
    ['a note of 49 characters', { note: 'x'.repeat(49) }],
    ['a note of blanks', { note: ' '.repeat(60) }],
    ['a note that is too long', { note: 'x'.repeat(2001) }],
    ['no note', { note: undefined }],
    ['another kind', { kind: 'job' }],
    ['another person', { userId: 'f'.repeat(24) }],
  ])('is refused with %s, and nothing is stored', async (_, body) => {
    const person = await signIn(app, 'JobSeeker');
    await apply(person, body).expect(400);
    expect(await listed(person, OWN)).toEqual([]);
  });

  it('is not for companies', async () => {
    const company = await signIn(app, 'B2B');
    const { body } = await apply(company).expect(403);
    expect(body).toMatchObject({ code: 'application.speculative-role-required' });
  });

  it('waits in the figures and the digest of the administration', async () => {
    await apply(await signIn(app, 'JobSeeker')).expect(201);
    const { body } = await admin.get('/api/admin/overview').expect(200);
    const open = (await listed(admin, `${DESK}?kind=speculative&status=pending`)).length;
    expect(body).toMatchObject({ openSpeculativeApplications: open });
  });
});

const idOf = async (sent: ReturnType<typeof apply>) =>
  ((await sent.expect(201)).body as { applicationId: string }).applicationId;
