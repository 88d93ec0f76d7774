import { expect, type APIRequestContext, type Page } from '@playwright/test';
import config from '../../../../playwright.config.ts';
import type { Role } from '../../../../libs/contracts/src/index.ts';
import { caller, type Caller } from '../admin.ts';
import type { TestPasskey } from '../../../support/people/passkey.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { keepSession, withoutBanner } from '../looks/watch.ts';

export const PASSWORD = 'kupfer lampe sieben wolken';

/** An account that only one test uses. */
export interface Account extends Caller {
  role: Role;
  email: string;
  /** With a passkey, the password alone does not sign in. */
  passkeys: TestPasskey[];
  /** Changes the profile; files are given as bytes and name of a PDF. */
  change: (
    fields: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
  ) => Promise<void>;
  /** Signs the browser in, with a session of its own; call it before the first navigation. */
  enter: (page: Page) => Promise<void>;
}

export interface NewAccount {
  email: string;
  first_name: string;
  last_name: string;
  company_name?: string;
}

/** Returns a unique address: the tests share one server. */
export const address = (name: string) =>
  `${name.toLowerCase()}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}@example.com`;

/** Registers through the API and confirms the address by the mailed link. Resolves to the address. */
export async function register(
  request: APIRequestContext,
  role: Role,
  fields: Partial<NewAccount> = {},
): Promise<string> {
  const email = fields.email ?? address(role);
  const company = role === 'B2B' ? { company_name: 'Lindt Lager GmbH' } : {};
  const data = {
    first_name: 'Nora',
    last_name: 'Lindt',
    ...company,
    ...fields,
    email,
    role,
    password: PASSWORD,
  };
  expect((await request.post('/public/api/v0/register', { data })).status()).toBe(201);
  const link = linkIn(await mailTo(email, /verify-email/), '/verify-email');
  expect((await request.get(`/public/api/v0${link.replace('#', '?')}`)).status()).toBe(200);
  return email;
}

/** A new, confirmed and signed-in account, so that its changes affect no other test. */
export async function newAccount(
  request: APIRequestContext,
  role: Role,
  fields?: Partial<NewAccount>,
): Promise<Account> {
  const email = await register(request, role, fields);
  const passkeys: TestPasskey[] = [];
  const signIn = async () => {
    const path = '/public/api/v0/login';
    const login = await request.post(passkeys[0] ? `${path}/passkey` : path, {
      data: passkeys[0] ? await answerOf(request, passkeys[0]) : { email, password: PASSWORD },
    });
    expect(login.status()).toBe(200);
    return (await login.json()) as { token: string; user: { _id: string } };
  };
  const { token, user } = await signIn();
  const own = caller(request, user._id, token);
  return {
    ...own,
    passkeys,
    get token() {
      return own.token;
    },
    role,
    email,
    change: async (multipart) => {
      const headers = { authorization: `Bearer ${own.token}` };
      const path = `/private/api/update-profile/${user._id}`;
      expect((await request.put(path, { headers, multipart })).status()).toBe(200);
    },
    enter: async (page) => {
      // A session older than ten minutes would have to be confirmed before some of the screens.
      const { token } = await signIn();
      await withoutBanner(page);
      const user = await own.post<object>('/private/api/user-by-email', { email });
      await keepSession(page, { token, user });
    },
  };
}

/** Returns what a passkey signs in with. */
async function answerOf(request: APIRequestContext, passkey: TestPasskey): Promise<object> {
  const response = await request.post('/public/api/v0/login/passkey/options');
  const { options } = (await response.json()) as { options: object };
  // The walk through longer words has a site of its own before the same API.
  const { origin } = new URL(config.use?.baseURL ?? response.url());
  return { credential: passkey.get(options, { origin }) };
}

/** Fills in and submits the open form of /sign_in or /admin_sign_in. */
export async function signInByForm(
  page: Page,
  { email }: { email: string },
  password = PASSWORD,
): Promise<void> {
  const submit = page.getByRole('button', { name: /^(Sign in|Login)$/ });
  // The registration form, which may still be shown, has an Email field, too.
  await expect(submit).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
}
