import {
  startProvider,
  type LocalProvider,
} from '../../../../api/src/auth/linkedin/local-provider.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { codeOf, STEP } from '../../../support/people/authenticator.ts';
import { moveTo } from '../../../support/people/email-links.ts';
import { signIn } from '../../../support/people/people.ts';

const PUBLIC_URL = 'http://127.0.0.1:27351';
const LOGIN = '/public/api/v0/linkedIn/login';
const CALLBACK = '/public/api/v0/linkedIn/callback';
const EXCHANGE = '/public/api/v0/session/exchange';
const PASSWORD = 'weg zum bahnhof 17';

let app: TestApp;
let provider: LocalProvider;

beforeAll(async () => {
  const verified = (name: string) => ({
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@mail.example`,
    email_verified: true,
  });
  provider = await startProvider(PUBLIC_URL + CALLBACK, {
    ann: verified('Ann Linked'),
    bob: verified('Bob Known'),
    cem: verified('Cem Blocked'),
    eve: { name: 'Eve Other', email: 'bob@mail.example', email_verified: false },
    ida: verified('Ida Moved'),
    kai: verified('Kai German'),
    lea: verified('Lea Known'),
    mia: verified('Mia Mine'),
    nia: verified('Nia Secured'),
    zoe: { name: 'Zoe Double', email: 'bob@mail.example', email_verified: true },
  });
  app = await startApp({
    settings: {
      publicUrl: PUBLIC_URL,
      linkedIn: { clientId: 'app', clientSecret: 'shhh', issuer: provider.issuer },
    },
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

interface Visit {
  /** The language of the page that it starts on. */
  language?: string;
  cookieOf?: (cookie: string) => string;
}

/** Starts in a browser, signs in at the provider, comes back. Returns where the browser is redirected then. */
async function through(
  person: string,
  { language, cookieOf = (cookie) => cookie }: Visit = {},
): Promise<URL> {
  const begin = await app.request.get(LOGIN).query(language ? { language } : {});
  expect(begin.status).toBe(302);
  const cookie = String(begin.headers['set-cookie']).split(';')[0] ?? '';
  const callback = await provider.signIn(String(begin.headers['location']), person);
  const end = await app.request.get(callback.pathname + callback.search).set('cookie', cookieOf(cookie));
  expect(end.status).toBe(302);
  return new URL(String(end.headers['location']), PUBLIC_URL);
}

function dataOf(url: URL, path = '/sign_in'): { user: { _id: string }; token: string } {
  expect(url.pathname).toBe(path);
  return JSON.parse(Buffer.from(url.searchParams.get('data') ?? '', 'base64url').toString());
}

const exchange = (token: string) => app.request.post(EXCHANGE).send({ token });
const errorOf = (url: URL) => url.searchParams.get('error');

describe('sign-in with LinkedIn', () => {
  it('makes an account by default B2B without a company, and exchanges the code once', async () => {
    const { user, token } = dataOf(await through('ann'));
    const { status, body } = await exchange(token);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      _id: user._id,
      first_name: 'Ann',
      last_name: 'Linked',
      email: 'ann@mail.example',
      role: 'B2B',
      company_name: '',
      country: 'Germany',
    });
    const me = await app.request.get('/private/api/me').set('authorization', `Bearer ${body.token}`);
    expect(me.body._id).toBe(user._id);
    expect((await exchange(token)).status).toBe(401);
  });

  it('begun on a German page ends on one, and a new account speaks German', async () => {
    const { token } = dataOf(await through('kai', { language: 'de' }), '/de/sign_in');
    expect((await exchange(token)).body.user.language).toBe('de');
    const refused = await through('eve', { language: 'de' });
    expect([refused.pathname, errorOf(refused)]).toEqual(['/de/sign_in', 'email_unverified']);
  });

  it('leaves the language of an account that is there as its owner chose it', async () => {
    dataOf(await through('lea'));
    const { token } = dataOf(await through('lea', { language: 'de' }), '/de/sign_in');
    expect((await exchange(token)).body.user.language).toBe('en');
  });

  it('begins in no language that the product does not speak', async () => {
    const { status, body, headers } = await app.request.get(LOGIN).query({ language: 'fr' });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'language', code: 'field.not-one-of' }]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('takes no language but its own from a cookie that was changed', async () => {
    const changed = (cookie: string) => {
      const [name = '', value = ''] = cookie.split('=');
      const attempt = JSON.parse(Buffer.from(value, 'base64url').toString()) as object;
      const text = JSON.stringify({ ...attempt, language: '/elsewhere.example' });
      return `${name}=${Buffer.from(text).toString('base64url')}`;
    };
    dataOf(await through('ann', { language: 'de', cookieOf: changed }));
  });

  it('comes back to the same account by the subject, and lets no code live longer than 60 seconds', async () => {
    const first = dataOf(await through('ann'));
    const second = dataOf(await through('ann'));
    expect(second.user).toEqual(first.user);
    app.clock.advance(61_000);
    expect((await exchange(second.token)).status).toBe(401);
  });

  it('links an account only by an address the provider calls verified, and one identity only', async () => {
    const bob = await signIn(app, 'Freelancer', { email: 'Bob@mail.example' });
    expect(errorOf(await through('eve'))).toBe('email_unverified');
    expect(dataOf(await through('bob')).user._id).toBe(bob.id);
    expect(errorOf(await through('zoe'))).toBe('linked_to_another');
  });

  it('gives an account that somebody else registered under the address to its owner alone', async () => {
    const stranger = {
      first_name: 'M',
      last_name: 'M',
      email: 'mia@mail.example',
      password: PASSWORD,
      company_name: 'X',
      phone: '+49 171 666',
    };
    await app.request.post('/public/api/v0/register').send(stranger);
    const { body } = await exchange(dataOf(await through('mia')).token);
    expect(body.user).toMatchObject({ first_name: 'Mia', company_name: '', phone: '' });
    const { status } = await app.request
      .post('/public/api/v0/login')
      .send({ email: stranger.email, password: PASSWORD });
    expect(status).toBe(401);
  });

  it('makes no account with an address that is kept for the account which has just left it', async () => {
    const owner = await signIn(app, 'Freelancer', { email: 'ida@mail.example' });
    await moveTo(app, owner.token, owner.email, 'ida.moved@mail.example');
    expect(errorOf(await through('ida'))).toBe('email_reserved');
    expect((await owner.get('/private/api/me')).body.linkedIn).toBe(false);
    app.clock.advance(7 * 24 * 3_600_000);
    expect(dataOf(await through('ida')).user._id).not.toBe(owner.id);
  });

  it('asks an account with a second factor for its code as well', async () => {
    const post = (path: string, body: object, token: string) =>
      app.request.post(`/private/api/${path}`).set('authorization', `Bearer ${token}`).send(body);
    const session = (await exchange(dataOf(await through('nia')).token)).body.token as string;
    const { key } = (await post('factors/codes', {}, session)).body as { key: string };
    await post('factors/codes/confirm', { code: codeOf(app, key) }, session).expect(200);
    app.clock.advance(STEP);
    const { status, body } = await exchange(dataOf(await through('nia')).token);
    expect([status, body]).toEqual([
      200,
      {
        code: 'session.second-factor-wanted',
        message: expect.any(String),
        stage: 'second-factor',
        ways: ['code'],
        token: expect.any(String),
      },
    ]);
    expect((await post('logout', {}, body.token)).status).toBe(401);
    const ended = await post('sign-in/code', { code: codeOf(app, key) }, body.token);
    expect([ended.status, ended.body.user.email]).toEqual([200, 'nia@mail.example']);
    expect((await post('logout', {}, ended.body.token)).status).toBe(200);
  });

  it('lets no blocked person in', async () => {
    const cem = await signIn(app, 'Freelancer', { email: 'cem@mail.example' });
    await app.connection.model('User').updateOne({ _id: cem.id }, { $set: { blocked: true } });
    expect(errorOf(await through('cem'))).toBe('blocked');
  });

  it('refuses an attempt that another browser began, and one that was cancelled', async () => {
    expect(errorOf(await through('ann', { cookieOf: () => '' }))).toBe('expired');
    const other = String((await app.request.get(LOGIN)).headers['set-cookie']).split(';')[0] ?? '';
    expect(errorOf(await through('ann', { cookieOf: () => other }))).toBe('expired');
    const begin = await app.request.get(LOGIN);
    const state = new URL(String(begin.headers['location'])).searchParams.get('state');
    const cancelled = await app.request
      .get(`${CALLBACK}?error=user_cancelled_login&state=${state}`)
      .set('cookie', String(begin.headers['set-cookie']).split(';')[0] ?? '');
    expect(cancelled.headers['location']).toBe('/sign_in?error=cancelled');
  });

  it('puts nothing personal into an address and forgets the attempt', async () => {
    const url = await through('ann');
    expect(Buffer.from(url.searchParams.get('data') ?? '', 'base64url').toString()).not.toMatch(
      /mail\.example|Ann/,
    );
    const end = await app.request.get(`${CALLBACK}?state=x&code=y`);
    expect(String(end.headers['set-cookie'])).toContain('Max-Age=0');
    expect(end.headers['cache-control']).toBe('no-store');
  });
});

describe('without settings', () => {
  it('says that it is not configured', async () => {
    const { linkedIn } = app.settings;
    Object.assign(app.settings, { linkedIn: null });
    const { status, body } = await app.request.get(LOGIN);
    Object.assign(app.settings, { linkedIn });
    expect([status, body.message]).toEqual([503, 'LinkedIn sign-in is not configured']);
  });
});
