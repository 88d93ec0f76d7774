import { BUDGETS } from '../../../api/src/platform/limits/budgets.ts';
import { aPdf } from '../../../api/src/shared/http/upload/pdf.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, type SignedIn } from '../../support/people/people.ts';

const PATH = '/private/api/me/cv/skills';
const CV = aPdf({
  page: 'BT /F1 12 Tf 14 TL 72 720 Td (ABAP and CDS views since 2015) Tj T* (Ran systems on HANA) Tj T* ET',
});

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function withCv(cv: Buffer, role: 'JobSeeker' | 'Freelancer' = 'Freelancer'): Promise<SignedIn> {
  const person = await signIn(app, role);
  await app.request
    .put(`/private/api/update-profile/${person.id}`)
    .set('authorization', `Bearer ${person.token}`)
    .attach('cv', cv, 'cv.pdf')
    .expect(200);
  return person;
}

it('suggests the skills that the CV names and the profile does not, each with its line', async () => {
  const person = await withCv(CV);
  await person.put(`/private/api/update-profile/${person.id}`, { skills: 'abap' }).expect(200);
  const before = (await person.get('/private/api/me').expect(200)).body;
  const answer = await person.get(PATH).expect(200);
  expect(answer.body).toEqual({
    suggestions: [
      { skill: 'CDS Views', line: 'ABAP and CDS views since 2015' },
      { skill: 'SAP HANA', line: 'Ran systems on HANA' },
    ],
    pages: 1,
    readPages: 1,
    hasText: true,
  });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await person.get('/private/api/me').expect(200)).body).toEqual(before);
});

it('names skills in the language of the reader', async () => {
  const { token } = await withCv(CV, 'JobSeeker');
  const { body } = await app.request
    .get(PATH)
    .set({ authorization: `Bearer ${token}`, 'accept-language': 'de' })
    .expect(200);
  expect((body as { suggestions: object[] }).suggestions).toContainEqual({
    skill: 'CDS-Views',
    line: 'ABAP and CDS views since 2015',
  });
});

it('says that a scan has no text', async () => {
  const person = await withCv(aPdf({ page: 'q 500 0 0 700 0 0 cm Q' }));
  expect((await person.get(PATH).expect(200)).body).toMatchObject({ suggestions: [], hasText: false });
});

it('has a sentence where there is no CV, none that can be read, and no profile with skills', async () => {
  const none = await signIn(app, 'JobSeeker');
  expect((await none.get(PATH)).body).toMatchObject({ statusCode: 404, code: 'cv.not-found' });
  // The upload accepts it, and a reader finds no page.
  const damaged = await withCv(
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n'),
  );
  expect((await damaged.get(PATH)).body).toMatchObject({ statusCode: 422, code: 'cv.unreadable' });
  const company = await signIn(app, 'B2B');
  expect((await company.get(PATH)).body).toMatchObject({ statusCode: 403, code: 'cv.skills-role-required' });
});

it('is read beside those of somebody who asks for many at once, most of whose calls are refused', async () => {
  const [ann, bob] = [await withCv(CV), await withCv(CV)];
  const many = Array.from({ length: 8 }, () => ann.get(PATH));
  const [other, ...answers] = await Promise.all([bob.get(PATH), ...many]);
  expect(other.status).toBe(200);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8 - refused.length);
  expect(refused[0]).toMatchObject({ body: { code: 'request.waiting' }, headers: { 'retry-after': '10' } });
});

it('is read so often in an hour, and no more', async () => {
  const strict = await startApp({ settings: { rateLimitScale: 0.1 } });
  try {
    const person = await signIn(strict, 'JobSeeker');
    for (let i = 0; i < BUDGETS['read-cv'].perAccount! / 10; i++) await person.get(PATH).expect(404);
    const refused = await person.get(PATH).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});
