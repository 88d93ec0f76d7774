import type { Response } from 'supertest';
import type { TestApp } from '../app/app.ts';
import { door } from './accounts.ts';
import { tokenOf } from '../stand-ins/mailer.ts';

let number = 0;

/** Returns an address that is unique in the test. */
export const fresh = (name: string): string => `${name}${++number}@example.com`;

/** Requests another address with a token; `admin` for an administrator's. */
export async function changeEmail(
  app: TestApp,
  token: string,
  body: object,
  admin = false,
): Promise<Response> {
  return app.request
    .post(`${admin ? '/api/admin' : '/private/api'}/change-email`)
    .set('authorization', `Bearer ${token}`)
    .send(body);
}

/** Returns the token of the newest email to this address with this subject. */
export async function linkTo(app: TestApp, email: string, subject: string): Promise<string> {
  const mail = (await app.mails()).filter((each) => each.to === email && each.subject === subject).at(-1);
  if (!mail) throw new Error(`No "${subject}" to ${email}`);
  return tokenOf(mail.link);
}

export const CONFIRM = 'Please confirm your new email address';
export const CHANGED = 'Your email address has been changed';

/** Changes to another address and confirms it. Resolves to the token that undoes the change. */
export async function moveTo(
  app: TestApp,
  token: string,
  from: string,
  to: string,
  admin = false,
): Promise<string> {
  const asked = await changeEmail(app, token, { email: to }, admin);
  if (asked.status !== 200) throw new Error(`Not asked: ${JSON.stringify(asked.body)}`);
  const confirmed = await door(app, 'confirm-email', { token: await linkTo(app, to, CONFIRM) });
  if (confirmed.status !== 200) throw new Error(`Not confirmed: ${JSON.stringify(confirmed.body)}`);
  return linkTo(app, from, CHANGED);
}

export const subjectsTo = async (app: TestApp, email: string) =>
  (await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
