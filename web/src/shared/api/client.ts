import { confirmOwner } from './session/confirmation.ts';
import { ApiError, type Changed } from './errors.ts';
import { recall, remember, type KeptAnswer } from './etag-cache.ts';
import { LANGUAGE } from '../language.ts';
import { inPageLanguage } from './page-language.ts';
import { load as loadInSession } from './session/ending.ts';
import { signInAgain, type Audience } from './session/reauth.ts';
import { replacementOver, replacesSession, replacing } from './session/replacement.ts';
import { adminSession, sessions, userSession } from './session/session.ts';
import { transfer, type Request } from './transport.ts';
import { fill, type Answer, type FormBody, type JsonBody } from './wire.ts';
import type { Argument, Method, Params, PathOf, Query, Url } from './wire.ts';

export { ApiError, errorText, fieldErrors } from './errors.ts';

/** `optional`: works without a session. An invalid token is dropped and the call repeated without one. */
export type Auth = Audience | 'optional' | 'none';

interface Options extends Pick<Request, 'keepalive'> {
  /** Whose token to send; derived from the path by default, see `authOf`. */
  auth?: Auth;
  /** Sent instead of the session's token: the token of the second sign-in step. */
  token?: string;
  /** False: a 401 is an ordinary error, as for sign-out. */
  reauthenticate?: boolean;
  /** Whether the call renews the session; by default changes do and loads do not. */
  renews?: boolean;
  /** For forms with files: receives the share that was sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** For edits: the version that the form was filled from. If it is not the current one, the call fails with 412. */
  ifMatch?: string | undefined;
}

/** `params`, `body` and `form` as the operation defines them. */
type Sent<M extends Method, P extends PathOf<M>> = Options &
  (Partial<Params<M, P>> extends Params<M, P> ? { params?: Params<M, P> } : { params: Params<M, P> }) &
  ([JsonBody<M, P> | FormBody<M, P>] extends [never]
    ? unknown
    : | ([JsonBody<M, P>] extends [never] ? never : { body: JsonBody<M, P> })
      | ([FormBody<M, P>] extends [never] ? never : { form: FormBody<M, P> }));

/** Sends a change: `send('put', '/api/admin/jobs/{id}', { params: { id }, body })`, or `form` for one with files. */
export async function send<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[input]: Argument<Sent<M, P>>
): Promise<Answer<M, P>> {
  const { params, body, form, ifMatch, ...options } = (input ?? {}) as Options & {
    params?: Query;
    body?: unknown;
    form?: object;
  };
  const request: Request = {
    method: method.toUpperCase() as Uppercase<M>,
    headers: {},
    keepalive: options.keepalive,
  };
  if (ifMatch !== undefined) request.headers['If-Match'] = `"${ifMatch}"`;
  if (form) request.body = toFormData(form);
  else if (body !== undefined) {
    request.headers['Content-Type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  const response = await call(fill(path, params), request, { renews: true, ...options });
  return (await inPageLanguage(await readBody(response))) as Answer<M, P>;
}

/** Loads a URL built by `urlOf`. */
export async function get<T>(url: Url<T>, options?: Options): Promise<T> {
  return (await load(url, options)).body as T;
}

/** One page of a list, and the count of all its entries; large searches stop counting (`isMore`). */
export interface ListPage<T> {
  items: T[];
  total: number;
  isMore: boolean;
}

/** Loads one page of a list with the count of all its entries (`X-Total-Count`, `X-Total-Count-More`). */
export async function getPage<T>(url: Url<T[]>, options?: Options): Promise<ListPage<T>> {
  const { body, total, isMore } = await load(url, options);
  const items = body as T[];
  return { items, total: total ?? items.length, isMore };
}

/** Loads a protected file. `type` overrides its content type, so that the browser opens it as nothing else. */
export async function getFile(url: Url<Blob>, type?: string): Promise<Blob> {
  const file = await (await call(url, { method: 'GET', headers: {} })).blob();
  return type ? new Blob([file], { type }) : file;
}

/** Asks for an address at which the browser's own viewer loads a protected PDF; it is valid for a minute. */
export async function getPreview(url: Url<Blob>): Promise<string> {
  const answer = await call(url, { method: 'GET', headers: { Accept: 'text/uri-list' } });
  return (await answer.text()).trim();
}

/** The audience of a path, unless the caller names one. */
function authOf(path: string): Auth {
  if (path.startsWith('/api/admin/')) return 'admin';
  if (path.startsWith('/public/api/v0/home-search')) return 'optional';
  return path.startsWith('/public/') ? 'none' : 'user';
}

function tokenFor(auth: Auth): string | null {
  if (auth === 'none') return null;
  return auth === 'admin' ? adminSession.token : userSession.token;
}

/** Time of the last call that renewed the session, for `keep-alive.ts`. */
export const lastRenewal: Record<Audience, number> = { user: 0, admin: 0 };

async function load(url: string, options: Options = {}): Promise<KeptAnswer> {
  const auth = options.auth ?? authOf(url);
  const kept = recall(url, tokenFor(auth));
  const headers: Record<string, string> = kept ? { 'If-None-Match': kept.etag } : {};
  const response = await call(url, { method: 'GET', headers }, options);
  if (response.status === 304 && kept) return kept;
  const total = response.headers.get('X-Total-Count');
  const answer = {
    body: await readBody(response),
    total: total === null ? null : Number(total),
    isMore: response.headers.get('X-Total-Count-More') === 'true',
    etag: response.headers.get('ETag') ?? '',
  };
  if (answer.etag) remember(url, tokenFor(auth), answer);
  return answer;
}

async function call(url: string, request: Request, options: Options = {}): Promise<Response> {
  const auth = options.auth ?? authOf(url);
  const audience = auth === 'admin' ? 'admin' : 'user';
  const token = options.token ?? tokenFor(auth);
  const person = sessions[audience].person?._id;
  const headers: Record<string, string> = {
    Accept: 'application/json',
    // Answers in plain text have no code to translate by: the server words them in the language of the page.
    'Accept-Language': LANGUAGE,
    ...request.headers,
  };
  // eslint-disable-next-line lingui/no-unlocalized-strings -- a word of the protocol
  if (token) headers['Authorization'] = `Bearer ${token}`;
  // Only user actions renew a session, because screens also load by themselves.
  if (!options.renews) headers['X-Poll'] = '1';
  else if (token) lastRenewal[audience] = Date.now();
  const sent = { ...request, headers };
  const exchange = () =>
    token !== null && request.method === 'GET'
      ? loadInSession(url, sent, token)
      : transfer(url, sent, options.onProgress);
  const isReplacing = token !== null && options.token === undefined && replacesSession(request.method, url);
  const response = await (isReplacing ? replacing(audience, token, exchange) : exchange());
  if (response.ok || response.status === 304) return response;
  const asks = options.reauthenticate !== false && options.token === undefined;
  if (response.status === 401 && asks && (await renewed(auth, token, person))) {
    // The cached copy belongs to the previous token.
    const { 'If-None-Match': _, ...rest } = request.headers;
    return call(url, { ...request, headers: rest }, options);
  }
  const error = await toError(response);
  if (
    error.code === 'session.confirm-first' &&
    (auth === 'admin' || auth === 'user') &&
    (await confirmOwner(auth))
  )
    return call(url, request, options);
  throw error;
}

/** After a 401: true when the call should be repeated, because there is another token or none is needed. */
async function renewed(auth: Auth, usedToken: string | null, person: string | undefined): Promise<boolean> {
  const audience = auth === 'admin' ? 'admin' : 'user';
  if (auth !== 'none' && usedToken !== null) await replacementOver(audience);
  if (tokenFor(auth) !== usedToken)
    return auth === 'optional' || (tokenFor(auth) !== null && sessions[audience].person?._id === person);
  if (auth === 'optional') {
    if (usedToken) userSession.drop();
    return usedToken !== null;
  }
  return auth === 'none' || usedToken === null ? false : signInAgain(auth);
}

/** Omits fields without a value; everything but text and files is sent as JSON. */
function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value));
  }
  return form;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.headers.get('Content-Type')?.includes('json')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError(0, '');
  }
}

async function toError(response: Response): Promise<ApiError> {
  const body = await inPageLanguage(await readBody(response).catch(() => ''), true);
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  if (typeof body === 'string') {
    // The API's messages are plain text; an HTML page comes from a proxy.
    const isText = response.headers.get('Content-Type')?.startsWith('text/plain');
    return new ApiError(response.status, isText ? body.slice(0, 300) : '', { retryAfter });
  }
  const {
    version,
    changed: values,
    ...known
  } = body as Partial<Pick<ApiError, 'code' | 'message' | 'errors'>> &
    Partial<{ version: string; changed: Changed['values'] }>;
  const changed = version !== undefined && values ? { changed: { version, values } } : {};
  return new ApiError(response.status, known.message ?? '', { ...known, ...changed, retryAfter });
}
