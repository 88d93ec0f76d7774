import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../../api/src/config/settings.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { TestClock } from '../../support/app/clock.ts';
import { signIn, signInAdmin } from '../../support/people/people.ts';

type Json = Record<string, unknown>;

const secret = (letter: string) => letter.repeat(40);
const USER = secret('u');
const NEXT_USER = secret('v');
const ADMIN = secret('a');
const NEXT_ADMIN = secret('b');
const FIRST = { userJwtSecret: USER, adminJwtSecret: ADMIN };
const REPLACED = {
  userJwtSecret: NEXT_USER,
  userJwtSecretPrevious: USER,
  adminJwtSecret: NEXT_ADMIN,
  adminJwtSecretPrevious: ADMIN,
};

const clock = new TestClock();
const folder = mkdtempSync(join(tmpdir(), 'keys-'));
let app: TestApp | undefined;
let user: string;
let admin: string;

/** Restarts the application on the same store, with other keys. */
async function restart(keys: Partial<Settings>): Promise<TestApp> {
  await app?.close();
  const databaseUri = `sqlite:${join(folder, 'store.sqlite')}`;
  app = await startApp({ engine: 'embedded', clock, settings: { databaseUri, ...keys } });
  return app;
}

beforeAll(async () => {
  const first = await restart(FIRST);
  user = (await signIn(first, 'JobSeeker')).token;
  admin = (await signInAdmin(first)).token;
});
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true });
});

const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
const headerOf = (token: string) => decode(token.split('.')[0]);

/** Returns a token with the same claims and another header, signed with this key. */
function resigned(token: string, header: Json, key: string): string {
  const encoded = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT', ...header })).toString('base64url');
  const text = `${encoded}.${token.split('.')[1]}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

async function status(path: string, token: string): Promise<number> {
  return (await app!.request.get(path).set('authorization', `Bearer ${token}`)).status;
}
const asUser = (token: string) => status('/private/api/me', token);
const asAdmin = (token: string) => status('/api/admin/me', token);

describe('a replaced key', () => {
  it('signs nobody out while it is known as the previous one, and everybody when it no longer is', async () => {
    const second = await restart(REPLACED);
    expect([await asUser(user), await asAdmin(admin)]).toEqual([200, 200]);
    const fresh = (await signIn(second, 'JobSeeker', { email: 'fresh@example.com' })).token;
    expect(headerOf(fresh)['kid']).toMatch(/^[\w-]{16}$/);
    expect(headerOf(fresh)['kid']).not.toBe(headerOf(user)['kid']);
    expect(await asUser(fresh)).toBe(200);

    await restart({ userJwtSecret: NEXT_USER, adminJwtSecret: NEXT_ADMIN });
    expect([await asUser(user), await asAdmin(admin), await asUser(fresh)]).toEqual([401, 401, 200]);
  });

  it('is taken before it signs, for instances that are restarted one after the other', async () => {
    // A token of an instance with the new keys, at one that does not sign with them yet.
    const second = await restart(REPLACED);
    const fresh = (await signIn(second, 'JobSeeker', { email: 'rolling@example.com' })).token;
    await restart({
      userJwtSecret: USER,
      userJwtSecretPrevious: NEXT_USER,
      adminJwtSecret: ADMIN,
      adminJwtSecretPrevious: NEXT_ADMIN,
    });
    expect([await asUser(fresh), await asUser(user), await asAdmin(admin)]).toEqual([200, 200, 200]);
  });

  it('takes tokens that name no key, from before keys had names', async () => {
    await restart(REPLACED);
    for (const key of [USER, NEXT_USER]) expect(await asUser(resigned(user, {}, key))).toBe(200);
    for (const key of [ADMIN, NEXT_ADMIN]) expect(await asAdmin(resigned(admin, {}, key))).toBe(200);
    await restart({ userJwtSecret: NEXT_USER, adminJwtSecret: NEXT_ADMIN });
    expect([await asUser(resigned(user, {}, USER)), await asUser(resigned(user, {}, NEXT_USER))]).toEqual([
      401, 200,
    ]);
  });

  it('opens nothing under the name of another key', async () => {
    await restart(REPLACED);
    const { kid } = headerOf(user);
    expect(await asUser(resigned(user, { kid }, USER))).toBe(200);
    expect(await asUser(resigned(user, { kid }, NEXT_USER))).toBe(401);
    for (const other of ['', 'unknown', '../../dev/null', kid, 0, null, [kid], { $ne: null }])
      for (const key of ['', secret('x'), ...(other === kid ? [] : [USER, NEXT_USER])])
        expect([other, await asUser(resigned(user, { kid: other }, key))]).toEqual([other, 401]);
    expect(await asUser(resigned(user, { kid, alg: 'none' }, USER))).toBe(401);
  });

  it('of administrators never opens for users, nor the other way round, also when both are mixed up', async () => {
    await restart(REPLACED);
    for (const key of [ADMIN, NEXT_ADMIN]) {
      expect(await asUser(resigned(user, {}, key))).toBe(401);
      expect(await asUser(resigned(user, { kid: headerOf(admin)['kid'] }, key))).toBe(401);
    }
    for (const key of [USER, NEXT_USER]) expect(await asAdmin(resigned(admin, {}, key))).toBe(401);

    await restart({ userJwtSecret: ADMIN, adminJwtSecret: USER });
    for (const token of [user, admin, resigned(user, {}, USER), resigned(admin, {}, ADMIN)])
      expect([await asUser(token), await asAdmin(token)]).toEqual([401, 401]);
  });
});
