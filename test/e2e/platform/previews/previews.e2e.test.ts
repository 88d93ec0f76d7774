import { aPdf } from '../../../../api/src/shared/http/upload/pdf.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';
import { Placements } from '../../../support/people/placement.ts';

const NAME = 'Lebenslauf Zoë Müller (2026).pdf';

let app: TestApp;
let admin: SignedIn;
let place: Placements;
beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
afterAll(() => app.close());

const ask = (person: SignedIn, path: string) => person.get(path).set('accept', 'text/uri-list');

async function addressOf(person: SignedIn, path: string): Promise<string> {
  const { text, headers } = await ask(person, path).expect(200);
  expect(headers['content-type']).toMatch(/^text\/uri-list/);
  expect(headers['cache-control']).toBe('private, no-store');
  return text.trim();
}

const open = (address: string, language = 'en') => app.request.get(address).set('accept-language', language);

async function aPersonWithCv(filename = NAME): Promise<SignedIn> {
  const person = await signIn(app, 'JobSeeker');
  await place.giveCv(person, filename);
  return person;
}

/** Expects the page that says nothing but that there is no preview. */
async function expectEnded(address: string): Promise<void> {
  const { status, headers, text } = await open(address, 'de');
  expect([address, status]).toEqual([address, 404]);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(text).toContain('Diese Vorschau ist beendet');
  expect(text).not.toMatch(/Lebenslauf|Müller/);
}

describe('the preview of a file', () => {
  it('is sent without a session, under its name, to be shown in a frame of this site and kept nowhere', async () => {
    const person = await aPersonWithCv();
    const address = await addressOf(person, '/private/api/me/cv');
    expect(address).toMatch(/^\/preview\/[\w.-]+\/Lebenslauf%20Zo%C3%AB%20M%C3%BCller%20\(2026\)\.pdf$/);
    const { status, headers, body } = await open(address).responseType('blob');
    expect([status, body]).toEqual([200, aPdf({ size: 2_000 })]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '2000',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['content-disposition']).toBe(
      `inline; filename="Lebenslauf Zo_ M_ller (2026).pdf"; filename*=UTF-8''Lebenslauf%20Zo%C3%AB%20M%C3%BCller%20%282026%29.pdf`,
    );
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'"]));
    expect(policy.join()).not.toMatch(/script-src|connect-src|\*/);
  });

  it.each(['ü', '💥', '%', "'"])('has an address for the longest name of %s', async (letter) => {
    const person = await aPersonWithCv(`${letter.repeat(220)}.pdf`);
    await open(await addressOf(person, '/private/api/me/cv')).expect(200);
  });

  it('ends after a minute', async () => {
    const person = await aPersonWithCv();
    const address = await addressOf(person, '/private/api/me/cv');
    app.clock.advance(59_999);
    await open(address).expect(200);
    app.clock.advance(1);
    await expectEnded(address);
  });

  it('is of exactly this file: no other token and no other name opens one', async () => {
    const [one, other] = [await aPersonWithCv('one.pdf'), await aPersonWithCv('other.pdf')];
    const address = await addressOf(one, '/private/api/me/cv');
    const [, , token = ''] = address.split('/');
    const [, , otherToken = ''] = (await addressOf(other, '/private/api/me/cv')).split('/');
    const middle = Math.floor(token.length / 2);
    const changed = `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`;
    for (const [sealed, name] of [
      [changed, 'one.pdf'],
      [token, 'other.pdf'],
      [token, 'one.html'],
      [otherToken, 'one.pdf'],
      ['unknown', 'one.pdf'],
    ])
      await expectEnded(`/preview/${sealed}/${name}`);
    await open(address).expect(200);
  });

  it('gives no further address, so that it cannot be prolonged', async () => {
    const address = await addressOf(await aPersonWithCv(), '/private/api/me/cv');
    const { headers } = await open(address).set('accept', 'text/uri-list').expect(200);
    expect(headers['content-type']).toBe('application/pdf');
  });

  it.each([
    ['the file is removed', (person: SignedIn) => person.delete('/private/api/me/cv').expect(200)],
    ['the person is erased', (person: SignedIn) => person.delete('/private/api/me').expect(200)],
  ])('finds nothing once %s', async (_, end) => {
    const person = await aPersonWithCv();
    const address = await addressOf(person, '/private/api/me/cv');
    await open(address).expect(200);
    await end(person);
    await expectEnded(address);
  });
});

describe('the address of a preview', () => {
  it('is answered to whom the file is answered, with the same refusals', async () => {
    const [person, stranger] = [await aPersonWithCv(), await signIn(app, 'JobSeeker')];
    const id = await place.applyForJob(person, await place.job());
    const [own, desk] = [`/private/api/applications/${id}/cv`, `/api/admin/applications/${id}/cv`];
    for (const [caller, path] of [
      [person, own],
      [stranger, own],
      [admin, desk],
      [person, desk],
      [stranger, '/private/api/me/cv'],
    ] as const)
      expect((await ask(caller, path)).status).toBe((await caller.get(path)).status);
    for (const path of [own, desk])
      expect((await app.request.get(path).set('accept', 'text/uri-list')).status).toBe(401);
  });

  it('is a look that the applicant sees; its use is none', async () => {
    const person = await aPersonWithCv();
    const id = await place.applyForJob(person, await place.job());
    const looks = async () =>
      ((await person.get('/private/api/applications').expect(200)).body as { views: unknown[] }[])[0]?.views;
    expect(await looks()).toEqual([]);
    const address = await addressOf(admin, `/api/admin/applications/${id}/cv`);
    expect(await looks()).toHaveLength(1);
    await open(address).expect(200);
    expect(await looks()).toHaveLength(1);
  });

  it('is only for who asks for it: the file itself is never shown in a frame', async () => {
    const person = await aPersonWithCv();
    for (const accept of [
      '*/*',
      'application/json',
      'application/pdf',
      'application/pdf, text/uri-list;q=0.9',
    ]) {
      const { headers } = await person.get('/private/api/me/cv').set('accept', accept).expect(200);
      expect([accept, headers['content-type']]).toEqual([accept, 'application/pdf']);
      expect(headers).toMatchObject({ 'content-security-policy': 'sandbox', 'x-frame-options': 'DENY' });
    }
  });
});
