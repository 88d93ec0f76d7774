import { expect, type APIRequestContext, type APIResponse, type Locator, type Page } from '@playwright/test';
import { keepSession, withoutBanner } from './looks/watch.ts';

const PASSWORD = 'berlin-demo-2026';

/** Calls the API as one person. */
export interface Caller {
  id: string;
  /** Of the session that is open now. */
  readonly token: string;
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, data: object) => Promise<T>;
  /** Resolves for error statuses, too. */
  send: (
    method: 'post' | 'put' | 'patch' | 'delete',
    path: string,
    data?: object,
  ) => Promise<{ status: number; body: unknown }>;
}

export function caller(request: APIRequestContext, id: string, token: string): Caller {
  let current = token;
  const headers = () => ({ authorization: `Bearer ${current}` });
  /** An answer with a token has replaced the session. */
  const read = async (response: APIResponse) => {
    const body = (await response.json()) as { token?: string };
    if (body.token !== undefined) current = body.token;
    return body;
  };
  return {
    id,
    get token() {
      return current;
    },
    get: async (path) => (await (await request.get(path, { headers: headers() })).json()) as never,
    post: async (path, data) => {
      const response = await request.post(path, { headers: headers(), data });
      expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
      return (await read(response)) as never;
    },
    send: async (method, path, data) => {
      const response = await request.fetch(path, { method, headers: headers(), data });
      return { status: response.status(), body: await read(response) };
    },
  };
}

async function logInAsAdmin(request: APIRequestContext) {
  const data = { email: 'admin@demo.example', password: PASSWORD };
  const response = await request.post('/public/api/v0/admin/login', { data });
  expect(response.status()).toBe(200);
  return (await response.json()) as { token: string; admin: { _id: string } };
}

/** Calls the API as the demo administrator. */
export async function demoAdmin(request: APIRequestContext): Promise<Caller> {
  const { token, admin } = await logInAsAdmin(request);
  return caller(request, admin._id, token);
}

/** Signs the browser in as the demo administrator; call it before the first navigation. */
export async function signInAsAdmin(page: Page): Promise<Caller> {
  await withoutBanner(page);
  const { token, admin } = await logInAsAdmin(page.request);
  await keepSession(page, { adminToken: token, adminData: admin });
  return caller(page.request, admin._id, token);
}

/** Calls the API as the demo job seeker. */
export async function demoJobSeeker(request: APIRequestContext): Promise<Caller> {
  const data = { email: 'jobseeker@demo.example', password: PASSWORD };
  const response = await request.post('/public/api/v0/login', { data });
  expect(response.status()).toBe(200);
  const { token, user } = (await response.json()) as { token: string; user: { _id: string } };
  return caller(request, user._id, token);
}

/** Creates a job for which the demo job seeker has applied. */
export async function jobWithApplicant(
  admin: Caller,
  request: APIRequestContext,
  title: string,
): Promise<string> {
  const { job } = await admin.post<{ job: { _id: string } }>('/api/admin/createJob', {
    title,
    description: 'Run and patch HANA systems.',
    qualification: 'Three years of Basis',
    company: '',
    location: 'Berlin',
  });
  const seeker = await demoJobSeeker(request);
  await seeker.post('/api/apply', { userId: seeker.id, jobId: job._id });
  return job._id;
}

/** Returns a unique name: the tests share one server. */
export const unique = (name: string) => `${name} ${Date.now().toString(36)}${process.pid.toString(36)}`;

export const openSection = (page: Page, tab: string) => page.goto(`/admin-dashboard?tab=${tab}`);

/** Returns the sections of the administration, in the order of its navigation. */
export async function sectionsOf(page: Page): Promise<string[]> {
  const links = page.locator('.side a');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return paths.map((path) => new URL(path, 'http://localhost').searchParams.get('tab') ?? '');
}

/** Filters the visible list and waits until the address contains the filter. */
export async function searchList(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').first().fill(text);
  await expect(page).toHaveURL(/[?&]q=/);
}

/** Sends the form of a new project to a server that does not answer. Returns its dialog. */
export async function failToCreateProject(page: Page): Promise<Locator> {
  await page.route('**/api/admin/create-project', (route) => route.abort());
  await openSection(page, 'projects');
  await page.getByRole('button', { name: 'Create New Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Project' });
  await dialog.getByLabel('Title').fill('Archive');
  await dialog.getByLabel('Description').fill('Two systems.');
  await dialog.getByRole('button', { name: 'Create' }).click();
  return dialog;
}
