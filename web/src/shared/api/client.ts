import { adminSession, dropUserSession, userSession } from './session.ts';
import { ApiError } from './errors.ts';
import { recall, remember, type Answer } from './etag-cache.ts';
import { signInAgain, type Audience } from './reauth.ts';

export { ApiError, errorText, fieldErrors } from './errors.ts';

/** `optional`: works without a session; a dead token is dropped and the call repeated without one. */
export type Auth = Audience | 'optional' | 'none';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A plain value is sent as JSON; FormData as multipart. */
  body?: unknown;
  /** Whose token to send. By default what the path says, see `authOf`. */
  auth?: Auth;
  /** False: a 401 is simply an error (sign-out). */
  reauthenticate?: boolean;
  /** An automatic refresh: it does not renew the session. */
  poll?: boolean;
  signal?: AbortSignal;
  /** The call goes on when the page is left. */
  keepalive?: boolean;
}

/** Who a path is for when the caller does not say. */
export function authOf(path: string): Auth {
  if (path.startsWith('/api/admin/')) return 'admin';
  if (path.startsWith('/public/api/v0/home-search')) return 'optional';
  return path.startsWith('/public/') ? 'none' : 'user';
}

export function tokenFor(auth: Auth): string | null {
  if (auth === 'none') return null;
  return auth === 'admin' ? adminSession.get().token : userSession.get().token;
}

/** When the last call that renewed a session was sent, for `keep-alive.ts`. */
export const lastRenewal: Record<Audience, number> = { user: 0, admin: 0 };

/** One call to the API. Returns the JSON body; throws an ApiError for every other outcome. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return (await requestAnswer(path, options)).body as T;
}

/** One page of a list with the count of all its entries (`X-Total-Count`). */
export async function requestPage<T>(path: string, options: RequestOptions = {}) {
  const { body, total } = await requestAnswer(path, options);
  const items = body as T[];
  return { items, total: total ?? items.length };
}

/** A guarded file, of the type the server names. */
export async function requestBlob(path: string, options: RequestOptions = {}): Promise<Blob> {
  return (await send(path, options, {})).blob();
}

/** A guarded PDF; its type is forced so that nothing else is ever opened from it. */
export async function requestPdf(path: string, options: RequestOptions = {}): Promise<Blob> {
  return new Blob([await requestBlob(path, options)], { type: 'application/pdf' });
}

async function requestAnswer(path: string, options: RequestOptions): Promise<Answer> {
  const isRead = (options.method ?? 'GET') === 'GET';
  const kept = isRead ? recall(path, tokenFor(options.auth ?? authOf(path))) : undefined;
  const response = await send(path, options, kept ? { 'If-None-Match': kept.etag } : {});
  if (response.status === 304 && kept) return kept;
  const total = response.headers.get('X-Total-Count');
  const answer: Answer = {
    body: await readBody(response),
    total: total === null ? null : Number(total),
    etag: response.headers.get('ETag') ?? '',
  };
  if (isRead && answer.etag) remember(path, tokenFor(options.auth ?? authOf(path)), answer);
  return answer;
}

async function send(path: string, options: RequestOptions, extra: Record<string, string>): Promise<Response> {
  const auth = options.auth ?? authOf(path);
  const token = tokenFor(auth);
  const headers: Record<string, string> = { Accept: 'application/json', ...extra };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (options.poll) headers['X-Poll'] = '1';
  else if (token) lastRenewal[auth === 'admin' ? 'admin' : 'user'] = Date.now();
  let body: BodyInit | undefined;
  if (options.body instanceof FormData) body = options.body;
  else if (options.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(options.body);
  }
  const response = await fetch(path, {
    method: options.method ?? 'GET',
    headers,
    body,
    signal: options.signal,
    keepalive: options.keepalive,
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, '');
  });
  if (response.ok || response.status === 304) return response;
  if (response.status === 401 && options.reauthenticate !== false && (await renewed(auth, token))) {
    return send(path, options, {});
  }
  throw await toError(response);
}

/** After a 401: true when the call is worth repeating, because there is another token now or none is needed. */
export async function renewed(auth: Auth, usedToken: string | null): Promise<boolean> {
  if (tokenFor(auth) !== usedToken) return auth === 'optional' || tokenFor(auth) !== null;
  if (auth === 'optional') {
    if (usedToken) dropUserSession();
    return usedToken !== null;
  }
  return auth === 'none' || usedToken === null ? false : signInAgain(auth);
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
  const body = await readBody(response).catch(() => '');
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  if (typeof body === 'string') {
    // A sentence for people is plain text; a proxy's page of HTML is none.
    const isText = response.headers.get('Content-Type')?.startsWith('text/plain');
    return new ApiError(response.status, isText ? body.slice(0, 300) : '', [], undefined, retryAfter);
  }
  const known = body as Partial<Pick<ApiError, 'message' | 'errors' | 'requestId'>>;
  return new ApiError(response.status, known.message ?? '', known.errors ?? [], known.requestId, retryAfter);
}
