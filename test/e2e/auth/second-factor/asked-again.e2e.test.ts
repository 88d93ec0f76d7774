import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Test } from 'supertest';
import { CONFIRMED } from '../../../../api/src/shared/http/access.ts';
import { PASSWORD } from '../../../support/people/accounts.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { STEP, wrongCode } from '../../../support/people/authenticator.ts';
import { Member } from '../../../support/people/member.ts';
import { signIn, signInAgain } from '../../../support/people/people.ts';
import { OR_PASSWORD, WANTED, type Wanted } from '../../shared/http/permissions/confirmed.table.ts';

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ modules: [DiscoveryModule] });
});
afterAll(() => app.close());

async function call({ method, path, body }: Wanted, member: Member): Promise<Test> {
  const url = typeof path === 'string' ? path : await path(app);
  return app.request[method](url).set('authorization', `Bearer ${member.person.token}`).send(body);
}
const confirm = (member: Member, body: object) => member.ask('post', 'confirm', body);
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const isAsked = (answer: { status: number; body: { code?: string } }) =>
  expect(said(answer)).toEqual([403, 'session.confirm-first']);

describe.each(Object.entries({ ...WANTED, ...OR_PASSWORD }))('%s', (_, wanted) => {
  it('asks for the owner ten minutes after the sign-in, and no more once it was shown', async () => {
    const member = await Member.of(app, wanted.audience, wanted.role);
    app.clock.advance(10 * MINUTE - 1);
    const early = await Member.of(app, wanted.audience, wanted.role);
    app.clock.advance(1);
    isAsked(await call(wanted, member));
    expect((await call(wanted, early)).status).toBe(wanted.then);
    expect((await confirm(member, { password: PASSWORD })).status).toBe(200);
    expect((await call(wanted, member)).status).toBe(wanted.then);
  });
});

describe.each(Object.entries(OR_PASSWORD))('%s', (_, wanted) => {
  it('takes the password in the body instead, which counts for this once', async () => {
    const member = await Member.of(app, wanted.audience);
    app.clock.advance(10 * MINUTE);
    const withPassword = (password: string) =>
      call({ ...wanted, body: { ...wanted.body, password } }, member);
    const wrong = await withPassword('not the right one');
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'password', code: 'password.incorrect', message: expect.any(String) }],
    ]);
    isAsked(await call(wanted, member));
    expect((await withPassword(PASSWORD)).status).toBe(wanted.then);
    if (wanted.method === 'post') isAsked(await call(wanted, member));
  });

  it('takes no password alone where there is a second factor', async () => {
    const member = await Member.withApp(app, wanted.audience);
    app.clock.advance(10 * MINUTE);
    const sent = { ...wanted, body: { ...wanted.body, password: PASSWORD } };
    isAsked(await call(sent, member));
    await confirm(member, { password: PASSWORD, code: member.code() });
    expect((await call(sent, member)).status).toBe(wanted.then);
  });
});

it('no other operation asks again', () => {
  const scanner = new MetadataScanner();
  const asking = app.app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) => {
      const controller = metatype as (abstract new () => object) | null;
      if (!controller) return [];
      const prototype = controller.prototype as Record<string, object>;
      const isMarked = (target: object) => Reflect.getMetadata(CONFIRMED, target) === true;
      return scanner
        .getAllMethodNames(prototype)
        .filter((method) => Reflect.hasMetadata('path', prototype[method]!))
        .filter((method) => isMarked(prototype[method]!) || isMarked(controller));
    });
  expect(asking).toHaveLength(Object.keys(WANTED).length);
});

describe.each(['user', 'admin'] as const)('a %s who is asked again', (audience) => {
  const isOpen = async (member: Member, token = member.person.token) =>
    (await member.ask('post', 'factors/codes', {}, token)).status === 200;
  /** Signed in ten minutes ago. */
  async function asked(withApp = false): Promise<Member> {
    const member = await (withApp ? Member.withApp(app, audience) : Member.of(app, audience));
    app.clock.advance(10 * MINUTE);
    expect(await isOpen(member)).toBe(false);
    return member;
  }

  it('confirms by the password, and with a second factor by a code of the app or a recovery code too', async () => {
    const member = await asked();
    expect(said(await confirm(member, { password: PASSWORD }))).toEqual([200, 'session.confirmed']);
    await member.addApp();
    app.clock.advance(10 * MINUTE);
    const codes = [
      () => member.code(),
      () => ` ${member.code().slice(0, 3)} ${member.code().slice(3)} `,
      () => member.recoveryCodes[0]!.toUpperCase(),
    ];
    for (const code of codes) {
      const answer = await confirm(member, { password: PASSWORD, code: code() });
      expect(said(answer)).toEqual([200, 'session.confirmed']);
      app.clock.advance(10 * MINUTE - 1);
      expect(await isOpen(member)).toBe(true);
      app.clock.advance(1);
      expect(await isOpen(member)).toBe(false);
    }
  });

  it('is told by the field what is wrong or missing, and stays asked', async () => {
    const member = await asked(true);
    const used = member.code();
    await confirm(member, { password: PASSWORD, code: used });
    app.clock.advance(10 * MINUTE);
    const before = member.person.token;
    const field = async (body: object) => {
      const { status, body: said } = await confirm(member, body);
      return [
        status,
        ...(said.errors ?? []).map((error: { field: string; code: string }) => [error.field, error.code]),
      ];
    };
    const wrong = wrongCode(app, member.key);
    const code = member.code();
    expect(await field({ password: 'not the right one', code })).toEqual([
      400,
      ['password', 'password.incorrect'],
    ]);
    expect(await field({ password: '', code })).toEqual([400, ['password', 'password.incorrect']]);
    for (const not of [wrong, used, '0000-0000-0000-0000'])
      expect(await field({ password: PASSWORD, code: not })).toEqual([400, ['code', 'code.wrong']]);
    expect(await field({ password: PASSWORD, code: '' })).toEqual([400, ['code', 'code.required']]);
    // Neither is enough alone.
    expect(await field({ password: PASSWORD })).toEqual([400, ['code', 'code.required']]);
    expect(await field({ code })).toEqual([400, ['password', 'password.required']]);
    expect(await field({})).toEqual([400, ['password', 'password.required']]);
    expect(await field({ password: null, code })).toEqual([400, ['password', 'password.required']]);
    expect(await isOpen(member)).toBe(false);
    expect(member.person.token).toBe(before);
    // The right code was not used up by the wrong passwords.
    expect((await confirm(member, { password: PASSWORD, code })).status).toBe(200);
  });

  it('has no code to show without an app', async () => {
    const member = await asked();
    await confirm(member, { password: PASSWORD });
    member.key = await member.offer();
    app.clock.advance(10 * MINUTE);
    // An offered app is not added yet.
    expect((await confirm(member, { code: member.code() })).body.errors).toEqual([
      expect.objectContaining({ field: 'password', code: 'password.required' }),
    ]);
    expect(await isOpen(member)).toBe(false);
    expect((await confirm(member, { password: PASSWORD })).status).toBe(200);
  });

  it('is signed in by a code that confirms nothing a second time', async () => {
    const member = await asked(true);
    const token = (
      (await member.sendCode(await member.stageToken(), member.code())).body as { token: string }
    ).token;
    expect(await isOpen(member, token)).toBe(true);
    const again = async () => (await confirm(member, { password: PASSWORD, code: member.code() })).status;
    expect(await again()).toBe(400);
    app.clock.advance(STEP);
    expect(await again()).toBe(200);
  });

  it('confirms one session: those of other devices stay asked', async () => {
    const member = await asked();
    const other = ((await member.login()).body as { token: string }).token;
    app.clock.advance(10 * MINUTE);
    const { body } = await member.ask('post', 'confirm', { password: PASSWORD }, other);
    expect([await isOpen(member), await isOpen(member, body.token)]).toEqual([false, true]);
  });
});

it('a session that an older version opened counts from its beginning', async () => {
  const person = await signIn(app, 'Freelancer');
  const old = await signInAgain(app, person);
  // Without the field, like older documents.
  const sessions = app.connection.collection('sessions');
  const { modifiedCount } = await sessions.updateMany(
    { subjectId: new app.connection.base.Types.ObjectId(person.id) },
    { $unset: { confirmedAt: '' } },
  );
  expect(modifiedCount).toBe(2);
  const status = async () => (await old.get('/private/api/me/export')).status;
  app.clock.advance(10 * MINUTE - 1);
  expect(await status()).toBe(200);
  app.clock.advance(1);
  expect(await status()).toBe(403);
});
