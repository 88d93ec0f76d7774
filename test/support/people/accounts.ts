import type { Response } from 'supertest';
import type { TestApp } from '../app/app.ts';
import { tokenOf } from '../stand-ins/mailer.ts';

/** A password that nobody uses, and that is on no list. */
export const PASSWORD = 'kupfer lampe sieben wolken';

export const aRegistration = (fields: object = {}) => ({
  first_name: 'Lena',
  last_name: 'Vogt',
  email: 'lena@example.com',
  password: PASSWORD,
  role: 'Freelancer',
  ...fields,
});

const API = '/public/api/v0';

let caller = 0;

/** Returns a network address that no other call of this file has. */
const anAddress = (): string => {
  const number = ++caller;
  return `10.1.${number >> 8}.${number & 255}`;
};

/** Where a call of a sign-in route comes from. */
interface From {
  /** Behind a trusted proxy (TRUST_PROXY=1); by default one of its own for each call, so that no budget counts. */
  address?: string;
  /** The cookies of the browser. */
  cookie?: string;
}

/** Calls a sign-in route: `door(app, 'login', { email, password })`. */
export async function door(
  app: TestApp,
  route: string,
  body: object = {},
  { address = anAddress(), cookie = '' }: From = {},
): Promise<Response> {
  return app.request.post(`${API}/${route}`).set('x-forwarded-for', address).set('cookie', cookie).send(body);
}

export async function login(
  app: TestApp,
  email: string,
  password = PASSWORD,
  from: From = {},
): Promise<Response> {
  return door(app, 'login', { email, password }, from);
}

/** Returns the Cookie header of the browser that got this answer. */
export const cookieOf = ({ headers }: Response): string =>
  ((headers['set-cookie'] as unknown as string[] | undefined) ?? [])
    .map((each) => each.split(';')[0])
    .join('; ');

/** Returns the newest email to this address, its link and the token in it. */
export async function lastMailTo(app: TestApp, email: string) {
  const mail = (await app.mails()).filter(({ to }) => to === email).at(-1);
  if (!mail) throw new Error(`No mail to ${email}`);
  const token = tokenOf(mail.link);
  return { ...mail, token };
}

export async function verifyEmail(app: TestApp, token: string): Promise<Response> {
  return app.request.get(`${API}/verify-email`).query({ token });
}

/** Registers, confirms by the mailed link and signs in. */
export async function register(app: TestApp, fields: { email: string } & Record<string, unknown>) {
  const { status, body } = await door(app, 'register', aRegistration(fields));
  if (status !== 201) throw new Error(`Not registered: ${JSON.stringify(body)}`);
  await verifyEmail(app, (await lastMailTo(app, fields.email)).token);
  const answer = await login(app, fields.email);
  return { token: answer.body.token as string, id: answer.body.user._id as string, email: fields.email };
}

/** Returns the status of a request with this token. */
export async function statusOf(app: TestApp, token: string, path = '/private/api/me'): Promise<number> {
  return (await app.request.get(path).set('authorization', `Bearer ${token}`)).status;
}
