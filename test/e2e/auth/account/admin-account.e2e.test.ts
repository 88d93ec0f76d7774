import { startApp, type TestApp } from '../../../support/app/app.ts';
import { door, lastMailTo, PASSWORD, register, statusOf } from '../../../support/people/accounts.ts';
import { changeEmail, CONFIRM, linkTo, moveTo, subjectsTo } from '../../../support/people/email-links.ts';
import { signIn, signInAdmin } from '../../../support/people/people.ts';

const HOUR = 3_600_000;
const NEXT = 'another long secret 77';
const FIREFOX = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';

let app: TestApp;
let number = 0;
beforeAll(async () => {
  app = await startApp({ settings: { adminRegistration: 'invite' } });
});
afterAll(() => app.close());

const login = (email: string, password = PASSWORD, device = FIREFOX(140)) =>
  app.request.post('/public/api/v0/admin/login').set('user-agent', device).send({ email, password });

/** Signs in an administrator by a password. */
async function someone() {
  const email = `boss${++number}@example.com`;
  const { inviteCode } = (await (await signInAdmin(app)).post('/api/admin/admins/invite', {})).body;
  await door(app, 'admin/register', { email, phone: '+49 30 1', password: PASSWORD, inviteCode });
  const { body } = await login(email);
  return { email, id: body.admin._id as string, token: body.token as string };
}

const as = (token: string) => ({
  get: (path: string) => app.request.get(`/api/admin/${path}`).set('authorization', `Bearer ${token}`),
  post: (path: string, body: object) =>
    app.request.post(`/api/admin/${path}`).set('authorization', `Bearer ${token}`).send(body),
  put: (path: string, body: object) =>
    app.request.put(`/api/admin/${path}`).set('authorization', `Bearer ${token}`).send(body),
  end: (id: string) =>
    app.request.delete(`/api/admin/sessions/${id}`).set('authorization', `Bearer ${token}`),
});
const alive = (token: string) => statusOf(app, token, '/api/admin/me');
const actionsOn = async (id: string) =>
  (await app.connection.collection('audit').find({ targetId: id }).toArray()).map(({ action }) => action);

describe('an administrator’s own account', () => {
  it('changes the password, which ends the other sessions', async () => {
    const { email, id, token } = await someone();
    const other = (await login(email)).body.token as string;
    const wrong = await as(token).post('change-password', { current: 'wrong', new: NEXT });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'current', code: 'password.incorrect', message: 'This password is incorrect' }],
    ]);
    const weak = await as(token).post('change-password', { current: PASSWORD, new: 'password123456' });
    expect(weak.body.errors).toEqual([
      { field: 'new', code: 'password.too-easy', message: expect.any(String) },
    ]);
    const changed = await as(token).post('change-password', { current: PASSWORD, new: NEXT });
    expect(changed.status).toBe(200);
    expect([await alive(changed.body.token), await alive(token), await alive(other)]).toEqual([
      200, 401, 401,
    ]);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, NEXT)).status).toBe(200);
    expect(await actionsOn(id)).toContain('admin.password-changed');
    const mail = await lastMailTo(app, email);
    expect([mail.subject, mail.link]).toEqual(['Your password has been changed', '/admin_sign_in']);
  });

  it('lists the own sessions, and ends one', async () => {
    const { email, token } = await someone();
    const other = (await login(email, PASSWORD, SAFARI)).body.token as string;
    const list = (await as(token).get('sessions')).body as {
      _id: string;
      device: string;
      current: boolean;
    }[];
    expect(list.map(({ device, current }) => [device, current]).sort()).toEqual(
      [
        [SAFARI, false],
        [FIREFOX(140), true],
      ].sort(),
    );
    expect((await as(token).get('sessions?q=iphone')).body).toHaveLength(1);
    const id = list.find(({ current }) => !current)?._id ?? '';
    expect((await as(token).end(id)).status).toBe(200);
    expect((await as(token).end(id)).status).toBe(404);
    expect([await alive(token), await alive(other)]).toEqual([200, 401]);
  });

  it('changes the phone number', async () => {
    const { email, token } = await someone();
    expect((await as(token).put('me', { phone: ' ' })).body.errors).toEqual([
      { field: 'phone', code: 'field.phone-required', message: 'Phone is required' },
    ]);
    expect((await as(token).put('me', { phone: '+49 30 2', email: 'x@example.com' })).status).toBe(400);
    expect((await as(token).put('me', { phone: '+49 30 2' })).body.admin.phone).toBe('+49 30 2');
    expect((await as(token).get('me')).body).toMatchObject({ email, phone: '+49 30 2' });
  });

  it('changes the email address, with a way back', async () => {
    const { email, id, token } = await someone();
    const next = `chief${number}@example.com`;
    const back = await moveTo(app, token, email, next, true);
    expect((await as(token).get('me')).body.email).toBe(next);
    expect([(await login(email)).status, (await login(next)).status]).toEqual([401, 200]);
    // Reserved for undoing the change, also against an invitation.
    const { inviteCode } = (await as(token).post('admins/invite', {})).body;
    const input = { email: email.toUpperCase(), phone: '1', password: PASSWORD, inviteCode };
    expect((await door(app, 'admin/register', input)).status).toBe(409);
    const { status, body } = await door(app, 'undo-email-change', { token: back });
    expect([status, body.account]).toEqual([200, 'admin']);
    expect(await alive(token)).toBe(401);
    expect((await login(email)).status).toBe(401);
    const mail = await lastMailTo(app, email);
    expect(mail.link).toBe(`/reset-password?for=admin#token=${mail.token}`);
    await door(app, 'admin/reset-password', { token: mail.token, password: NEXT });
    expect((await login(email, NEXT)).status).toBe(200);
    expect(await actionsOn(id)).toEqual(
      expect.arrayContaining(['admin.email-changed', 'admin.email-restored', 'admin.password-reset']),
    );
  });

  it('keeps the addresses of users and of administrators apart', async () => {
    const [boss, user] = [await someone(), await signIn(app, 'Freelancer')];
    await moveTo(app, boss.token, boss.email, user.email, true);
    expect((await as(boss.token).get('me')).body.email).toBe(user.email);
    expect((await user.get('/private/api/me')).body.email).toBe(user.email);
    const rival = await someone();
    await changeEmail(app, rival.token, { email: user.email }, true);
    expect((await subjectsTo(app, user.email)).at(-1)).toBe('Your email address is already in use');
    expect((await subjectsTo(app, user.email)).filter((subject) => subject === CONFIRM)).toHaveLength(1);
  });
});

describe('an administrator’s forgotten password', () => {
  const ask = async (email: string) => {
    app.clock.advance(1000);
    await door(app, 'admin/forgot-password', { email });
    return linkTo(app, email, 'Choose a new password');
  };
  const reset = (token: string, password = NEXT) => door(app, 'admin/reset-password', { token, password });

  it('is replaced by a mailed link: once, within an hour, for nobody else', async () => {
    const { email, token } = await someone();
    const link = await ask(email);
    expect((await lastMailTo(app, email)).link).toBe(`/reset-password?for=admin#token=${link}`);
    expect((await door(app, 'reset-password', { token: link, password: NEXT })).status).toBe(400);
    expect((await reset(link, 'password123456')).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(await alive(token)).toBe(401);
    expect([(await login(email)).status, (await login(email, NEXT)).status]).toEqual([401, 200]);
    const late = await ask(email);
    app.clock.advance(HOUR);
    expect((await reset(late)).status).toBe(400);
  });

  it('tells nobody whether an address is known, and a removed one gets nothing', async () => {
    const [{ email }, gone] = [await someone(), await someone()];
    const link = await ask(gone.email);
    await (await signInAdmin(app)).delete(`/api/admin/admins/${gone.id}`);
    const before = (await app.mails()).length;
    const answers = [];
    for (const each of [email, 'nobody@example.com', gone.email])
      answers.push((await door(app, 'admin/forgot-password', { email: each })).body);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect((await app.mails()).length).toBe(before + 1);
    expect((await reset(link)).status).toBe(400);
  });

  it('does not take a user’s link', async () => {
    const { email } = await register(app, { email: `user${++number}@example.com` });
    await door(app, 'forgot-password', { email });
    expect((await reset((await lastMailTo(app, email)).token)).status).toBe(400);
  });
});

describe('a sign-in from a new device', () => {
  const SUBJECT = 'New sign-in to your administrator account';
  const told = async (email: string) => (await subjectsTo(app, email)).filter((each) => each === SUBJECT);

  it('is told by mail, once for each device, and not for the first', async () => {
    const { email } = await someone();
    await login(email, PASSWORD, FIREFOX(141));
    await login(email, 'wrong', SAFARI);
    expect(await told(email)).toEqual([]);
    const answers = await Promise.all([login(email, PASSWORD, SAFARI), login(email, PASSWORD, SAFARI)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await login(email, PASSWORD, SAFARI);
    expect(await told(email)).toEqual([SUBJECT]);
    const mail = await lastMailTo(app, email);
    expect(mail.text).toMatch(/Time: \d+ \w+ \d{4} at \d\d:\d\d \(Berlin\)/);
    expect(mail.text).toContain('Device: Safari on iPhone\nNetwork: 127.0.0.0 (shortened)');
    expect(mail.link).toBe('/forgot-password?for=admin');
  });
});

// Last, because a second application takes over the tokens of the first one.
it('forgives the wrong tries at the old password, and has a budget for mails', async () => {
  const limited = await startApp({ settings: { rateLimitScale: 1, trustProxy: 1 } });
  try {
    const email = 'first@example.com';
    await door(limited, 'admin/register', { email, phone: '1', password: PASSWORD });
    const here = { address: '203.0.113.9' };
    const enter = (password: string) => door(limited, 'admin/login', { email, password }, here);
    const forget = () => door(limited, 'admin/forgot-password', { email }, here);
    for (let i = 0; i < 5; i++) await enter('wrong');
    expect((await enter(PASSWORD)).status).toBe(429);
    for (let i = 0; i < 6; i++) expect((await forget()).status).toBe(200);
    expect((await forget()).status).toBe(429);
    expect(await subjectsTo(limited, email)).toHaveLength(5);
    const { token } = await lastMailTo(limited, email);
    await door(limited, 'admin/reset-password', { token, password: NEXT });
    expect((await enter(NEXT)).status).toBe(200);
  } finally {
    await limited.close();
  }
});
