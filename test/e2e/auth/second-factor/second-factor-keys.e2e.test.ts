import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { codeOf, STEP } from '../../../support/people/authenticator.ts';
import { TestClock } from '../../../support/app/clock.ts';
import { Member } from '../../../support/people/member.ts';

const KEY = 'e'.repeat(40);
const NEXT = 'f'.repeat(40);
const LOGIN = { user: '/public/api/v0/login', admin: '/public/api/v0/admin/login' };

// ENCRYPTION_KEY, on a store that outlives the process: the embedded one.
const clock = new TestClock();
const folder = mkdtempSync(join(tmpdir(), 'encryption-'));
let app: TestApp | undefined;

/** Restarts the application on the same store, with other keys. */
async function restart(encryptionKey: string, encryptionKeyPrevious: string | null = null): Promise<TestApp> {
  await app?.close();
  const databaseUri = `sqlite:${join(folder, 'store.sqlite')}`;
  const keys = { userJwtSecret: 'u'.repeat(40), encryptionKey, encryptionKeyPrevious };
  app = await startApp({ engine: 'embedded', clock, settings: { databaseUri, ...keys } });
  return app;
}
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true });
});

/** Signs in at the running application; not by `request`, because the document has no 500. */
async function signIn({ email, path }: { email: string; path: string }, code: string) {
  const post = async (to: string, body: object, token = '') =>
    fetch(app!.url + to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const first = await post(LOGIN.user, { email, password: 'kupfer lampe sieben wolken' });
  const answer = await post(path, { code }, ((await first.json()) as { token: string }).token);
  clock.advance(STEP);
  return { status: answer.status, body: (await answer.json()) as object };
}

const sealedKey = async ({ id }: { id: string }) => {
  const connection = app!.app.get<Connection>(getConnectionToken());
  const found = await connection
    .collection('signinfactors')
    .findOne({ _id: new connection.base.Types.ObjectId(id) });
  return (found!['codes'] as { key: string }).key;
};

it('a replaced ENCRYPTION_KEY opens what it has sealed while it is the previous one, and seals it anew on use', async () => {
  const first = await restart(KEY);
  const member = await Member.withApp(first);
  const unused = await Member.withApp(first);
  const who = { id: member.id, email: member.email, path: member.path('sign-in/code') };
  const other = { id: unused.id, email: unused.email, path: who.path };
  const code = (key = member.key) => codeOf({ clock }, key);
  const before = await sealedKey(who);

  await restart(NEXT, KEY);
  expect((await signIn(who, code())).status).toBe(200);
  const after = await sealedKey(who);
  expect(after.split('.')[0]).not.toBe(before.split('.')[0]);
  expect((await signIn(who, code())).status).toBe(200);
  // One key was sealed anew.
  expect(await sealedKey(who)).toBe(after);

  await restart(NEXT);
  expect((await signIn(who, code())).status).toBe(200);

  // The key of a member who did not sign in meanwhile cannot be opened any more. It is a fault, without details.
  const told = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const fault = await signIn(other, code(unused.key));
  expect(fault).toEqual({
    status: 500,
    body: {
      statusCode: 500,
      code: 'server.failed',
      message: expect.any(String),
      requestId: expect.any(String),
    },
  });
  expect(JSON.stringify(told.mock.calls.map((call) => call.map(String)))).toMatch(/ENCRYPTION_KEY/);
  // Recovery codes need no key, and an app can be added anew.
  expect((await signIn(other, unused.recoveryCodes[0]!)).status).toBe(200);

  await restart(KEY);
  expect((await signIn(other, code(unused.key))).status).toBe(200);
});

it('is taken before it seals, for instances that are restarted one after the other', async () => {
  const first = await restart(KEY);
  const member = await Member.withApp(first);
  const who = { id: member.id, email: member.email, path: member.path('sign-in/code') };
  // The first restarted instance seals with the new key; those with the old key already know the new one.
  await restart(NEXT, KEY);
  expect((await signIn(who, codeOf({ clock }, member.key))).status).toBe(200);
  await restart(KEY, NEXT);
  expect((await signIn(who, codeOf({ clock }, member.key))).status).toBe(200);
});
