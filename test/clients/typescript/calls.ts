import * as client from './client/index.js';

/** The address of the installation. */
export const API = given('API');

/** Returns a variable that `npm run clients` sets. */
export function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** An id that nothing has. */
export const UNKNOWN = 'f'.repeat(24);

/** Returns the settings of a client that calls with a key, or without one. */
export const configurationOf = (key?: string): client.Configuration =>
  new client.Configuration({ basePath: API, ...(key !== undefined && { accessToken: key }) });

const own = configurationOf(given('KEY'));
export const jobs = new client.JobsAdministrationApi(own);
export const projects = new client.ProjectsAdministrationApi(own);
export const applications = new client.ApplicationsAdministrationApi(own);
export const webhooks = new client.WebhooksAdministrationApi(own);
export const postingCheck = new client.PostingCheckApi(own);
export const administration = new client.AdministrationApi(own);

/** Fails unless both have the same JSON. */
export function same(found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${one}, not ${other}`);
}

/** Returns the value; throws when there is none. */
export function there<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

interface Refusal<T> {
  status: number;
  error: T;
  headers: Headers;
}

/** Returns the status, the error as the client reads it, and the headers of a call that the server refuses. */
export async function refused<T = client.ErrorView>(
  call: Promise<unknown>,
  read: (json: unknown) => T = client.ErrorViewFromJSON as (json: unknown) => T,
): Promise<Refusal<T>> {
  try {
    await call;
  } catch (refusal) {
    if (!(refusal instanceof client.ResponseError)) throw refusal;
    const { status, headers } = refusal.response;
    return { status, error: read(await refusal.response.json()), headers };
  }
  throw new Error('the server has taken it');
}

/** Returns the view of a new draft. */
export async function newJob(title: string): Promise<client.JobView> {
  const createJobDto: client.CreateJobDto = {
    title,
    description: 'Run it',
    qualification: 'Linux',
    state: 'draft',
  };
  return (await jobs.adminJobsCreate({ createJobDto, idempotencyKey: crypto.randomUUID() })).job;
}

const DAY = 24 * 3_600_000;

/** Returns midnight UTC of a day from now on. */
export const dayFromNow = (days: number): Date => new Date(Math.floor(Date.now() / DAY + days) * DAY);
