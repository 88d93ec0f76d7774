import { createHmac } from 'node:crypto';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from '../../../support/people/people.ts';

type Json = Record<string, unknown>;

let app: TestApp;
let user: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  app = await startApp();
  user = await signIn(app, 'B2B');
  admin = await signInAdmin(app);
});
afterAll(() => app.close());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
const parts = (token: string) => token.split('.') as [string, string, string];

function signed(header: Json, payload: Json, secret: string, hash = 'sha256'): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

/** Returns the user's token, changed as an attacker with the secret could change it. */
const forged = (change: Json, { header = {}, secret = app.settings.userJwtSecret, hash = 'sha256' } = {}) => {
  const [head, body] = parts(user.token);
  return signed({ ...decode(head), ...header }, { ...decode(body), ...change }, secret, hash);
};

const header = (token: string) => `Bearer ${token}`;
const seconds = () => Math.floor(app.clock.now().getTime() / 1000);

const BAD: Record<string, () => string | Promise<string>> = {
  'no token': () => 'Bearer',
  'an empty token': () => 'Bearer ',
  'no scheme': () => user.token,
  'another scheme': () => `Basic ${user.token}`,
  'the token twice': () => `Bearer ${user.token} ${user.token}`,
  'two tokens with a comma': () => `Bearer ${user.token}, Bearer ${user.token}`,
  'no JWT': () => header('abc'),
  'empty parts': () => header('..'),
  'no signature': () => header(parts(user.token).slice(0, 2).join('.')),
  'an empty signature': () => header(`${parts(user.token).slice(0, 2).join('.')}.`),
  'a cut signature': () => header(user.token.slice(0, -4)),
  'a foreign signature': () => header([...parts(user.token).slice(0, 2), parts(admin.token)[2]].join('.')),
  'a tampered subject': () => {
    const [head, body, signature] = parts(user.token);
    return header([head, encode({ ...decode(body), sub: admin.id }), signature].join('.'));
  },
  'the algorithm none': () => {
    const [, body] = parts(user.token);
    return header(`${encode({ alg: 'none', typ: 'JWT' })}.${body}.`);
  },
  'the algorithm nOnE': () => header(`${encode({ alg: 'nOnE' })}.${parts(user.token)[1]}.`),
  'the algorithm HS384': () => header(forged({}, { header: { alg: 'HS384' }, hash: 'sha384' })),
  'the algorithm HS512': () => header(forged({}, { header: { alg: 'HS512' }, hash: 'sha512' })),
  'the algorithm RS256 over a shared secret': () => header(forged({}, { header: { alg: 'RS256' } })),
  'a foreign secret': () => header(forged({}, { secret: 'x'.repeat(64) })),
  'an empty secret': () => header(forged({}, { secret: '' })),
  'the secret of administrators': () => header(forged({}, { secret: app.settings.adminJwtSecret })),
  'an administrator’s token': () => header(admin.token),
  'the audience of administrators': () => header(forged({ aud: 'admin' })),
  'no audience': () => header(forged({ aud: undefined })),
  'another issuer': () => header(forged({ iss: 'somebody' })),
  'no issuer': () => header(forged({ iss: undefined })),
  'an expiry that has gone by': () => header(forged({ exp: seconds() })),
  'no expiry': () => header(forged({ exp: undefined })),
  'an expiry that is a text': () => header(forged({ exp: '9999999999' })),
  'a time before which it does not count': () =>
    header(forged({ nbf: Math.floor(Date.now() / 1000) + 3600 })),
  'no session': () => header(forged({ sid: undefined })),
  'an unknown session': () => header(forged({ sid: 'f'.repeat(24) })),
  'a session that is an operator': () => header(forged({ sid: { $ne: null } })),
  'an administrator’s session': () => header(forged({ sid: decode(parts(admin.token)[1])['sid'] })),
  'somebody else’s session': async () => {
    const other = await signIn(app, 'JobSeeker');
    return header(forged({ sid: decode(parts(other.token)[1])['sid'] }));
  },
  'a session that has ended': async () => {
    const other = await signInAgain(app, user);
    await other.post('/private/api/logout');
    return header(other.token);
  },
  'a blocked user': async () => {
    const other = await signIn(app, 'B2B');
    await admin.patch(`/api/admin/users/${other.id}`, { blocked: true });
    return header(other.token);
  },
  'an erased user': async () => {
    const other = await signIn(app, 'B2B');
    await other.delete('/private/api/me');
    return header(other.token);
  },
};

describe('a user’s route', () => {
  it.each(Object.keys(BAD))('refuses %s', async (name) => {
    const authorization = (await BAD[name]?.()) ?? '';
    for (const path of ['/private/api/me', '/private/api/consultants']) {
      const { status, body } = await app.request.get(path).set('authorization', authorization);
      expect(status).toBe(401);
      expect(body).toEqual({
        statusCode: 401,
        code: 'session.none',
        message: 'Please sign in',
        requestId: expect.any(String),
      });
    }
    // The account still works.
    expect((await user.get('/private/api/me')).status).toBe(200);
  });

  it('takes the good one, whatever the case of the scheme', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      expect(
        (await app.request.get('/private/api/me').set('authorization', `${scheme} ${user.token}`)).status,
      ).toBe(200);
  });

  it('does not take a token from the address, a cookie or the body', async () => {
    expect((await app.request.get(`/private/api/me?access_token=${user.token}`)).status).toBe(401);
    expect((await app.request.get('/private/api/me').set('cookie', `token=${user.token}`)).status).toBe(401);
    expect((await app.request.post('/private/api/logout').send({ token: user.token })).status).toBe(401);
  });
});

describe('an administrator’s route', () => {
  it('refuses users, also with a role in the token', async () => {
    const made = forged({ role: 'admin', aud: 'admin' });
    for (const token of [user.token, made])
      expect((await app.request.get('/api/admin/me').set('authorization', header(token))).status).toBe(401);
  });

  it('refuses a removed administrator', async () => {
    const other = await signInAdmin(app);
    expect((await admin.delete(`/api/admin/admins/${other.id}`)).status).toBe(200);
    expect((await other.get('/api/admin/me')).status).toBe(401);
  });
});

it('a route with optional sign-in refuses a dead token rather than ignoring it', async () => {
  const answer = await app.request.get('/private/api/projects/all').set('authorization', header(admin.token));
  expect(answer.status).toBe(401);
  expect((await app.request.get('/private/api/projects/all')).status).toBe(200);
});
