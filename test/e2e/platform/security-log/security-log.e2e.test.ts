import { aRegistration, door, lastMailTo, PASSWORD, verifyEmail } from '../../../support/people/accounts.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { Member } from '../../../support/people/member.ts';
import { signIn, signInAdmin, speaking } from '../../../support/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Returns what the log has got since the last call, as `event outcome` and the reason. */
let read = 0;
async function news(): Promise<string[]> {
  // An entry is written when the answer has left, which may be after its caller has it.
  await app.request.get('/health/live');
  const fresh = app.securityLog.slice(read);
  read = app.securityLog.length;
  return fresh.map(({ event, outcome, reason }) => [event, outcome, reason].filter(Boolean).join(' '));
}
const last = () => app.securityLog.at(-1);

it('writes each step of an account, and nothing personal', async () => {
  const email = 'quirin.zwackelmann@example.com';
  const NEXT = 'weg zum bahnhof siebzehn';
  await door(app, 'register', aRegistration({ email, first_name: 'Quirin', last_name: 'Zwackelmann' }));
  const { token: link } = await lastMailTo(app, email);
  await verifyEmail(app, link);
  await door(app, 'login', { email, password: 'wrong wrong wrong' });
  const refused = last();
  const { body } = await door(app, 'login', { email: email.toUpperCase(), password: PASSWORD });
  const id = body.user._id as string;
  expect(await news()).toEqual([
    'account.registered success',
    'email.confirmed success',
    'sign-in refused session.wrong-credentials',
    'sign-in success',
  ]);
  expect(last()).toMatchObject({ account: 'user', actor: id, factor: 'password', login: refused?.login });
  expect(refused).toMatchObject({
    status: 401,
    route: 'POST /public/api/v0/login',
    requestId: expect.any(String),
  });

  let token = body.token as string;
  const person = speaking(app, () => token);
  const { opened } = last()!;
  await person.post('/private/api/change-password', { current: PASSWORD, new: 'short' });
  const changed = await person.post('/private/api/change-password', { current: PASSWORD, new: NEXT });
  expect(last()!.session).toBe(opened);
  token = changed.body.token as string;
  const { opened: replacement } = last()!;
  await person.get('/private/api/me');
  await person.get('/private/api/me/export');
  await person.get('/private/api/employees/all');
  expect(last()).toMatchObject({ event: 'access.refused', actor: id, session: replacement, status: 403 });
  await person.post('/private/api/logout');
  await person.post('/private/api/logout');
  expect(await news()).toEqual([
    'password.changed refused password.shorter-than-allowed',
    'password.changed success',
    'data.exported success',
    'access.refused refused request.forbidden',
    'sign-out success',
    'sign-out refused session.none',
  ]);

  const written = JSON.stringify(app.securityLog);
  for (const personal of [
    'quirin',
    'zwackelmann',
    'example.com',
    PASSWORD,
    NEXT,
    '127.0.0.1',
    '127.0.0.0',
    '10.1.',
  ])
    expect([personal, written.toLowerCase().includes(personal)]).toEqual([personal, false]);
  expect(written).not.toContain(link);
  expect(written).not.toContain(body.token);
});

it('names the factors of a sign-in, and who acts on whom', async () => {
  const member = await Member.withApp(app);
  await news();
  const stage = await member.stageToken();
  expect(last()).toMatchObject({
    event: 'sign-in',
    outcome: 'pending',
    actor: member.id,
    factor: 'password',
  });
  await member.sendCode(stage, '000000');
  await member.sendCode(stage, member.code());
  expect(last()).toMatchObject({ actor: member.id, factor: 'code', opened: expect.any(String) });
  await member.sendCode(await member.stageToken(), member.recoveryCodes[0]!);
  expect(last()).toMatchObject({ event: 'sign-in', outcome: 'success', factor: 'recovery-code' });
  const admin = await signInAdmin(app);
  await admin.delete(`/api/admin/users/${member.id}/second-factor`);
  await admin.patch(`/api/admin/users/${member.id}`, { blocked: true });
  expect(last()).toMatchObject({ account: 'admin', actor: admin.id, target: member.id });
  const made = await admin.post('/api/admin/api-keys', { name: 'Payroll', scopes: ['jobs:read'] });
  const key = made.body.key as string;
  await app.request.get('/api/admin/people').set('authorization', `Bearer ${key}`);
  expect(last()).toMatchObject({
    account: 'key',
    actor: made.body.apiKey?._id ?? expect.any(String),
    status: 403,
  });
  await app.request.get('/api/admin/jobs').set('authorization', `Bearer ${key.slice(0, -6)}aaaaaa`);
  await admin.get('/api/admin/exports/applicants.csv');
  expect(await news()).toEqual([
    'sign-in pending',
    'sign-in refused code.wrong',
    'sign-in success',
    'sign-in pending',
    'sign-in success',
    'factor.reset success',
    'account.rights-changed success',
    'api-key.made success',
    'api-key.refused refused api-key.scope-missing',
    'api-key.refused refused api-key.unknown',
    'data.exported success',
  ]);
  expect(JSON.stringify(app.securityLog)).not.toContain(key);
});

it('writes a changed role, and no other change of a profile', async () => {
  const person = await signIn(app, 'JobSeeker');
  await news();
  await person.put(`/private/api/update-profile/${person.id}`, { phone: '030 1' }).expect(200);
  expect(await news()).toEqual([]);
  await person.put(`/private/api/update-profile/${person.id}`, { role: 'Freelancer' }).expect(200);
  expect(await news()).toEqual(['account.role-changed success']);
});

it('writes what a budget refuses', async () => {
  const bounded = await startApp({ settings: { rateLimitScale: 0.005 } });
  const ping = () => bounded.request.get('/public/api/v0/ping');
  while ((await ping()).status !== 429);
  await bounded.request.get('/health/live');
  const entry = bounded.securityLog.at(-1);
  await bounded.close();
  expect(entry).toMatchObject({
    event: 'access.refused',
    outcome: 'refused',
    status: 429,
    route: 'GET /public/api/v0/ping',
    requestId: expect.any(String),
  });
});
