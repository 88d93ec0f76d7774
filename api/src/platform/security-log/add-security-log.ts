import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../shared/caller.ts';
import { bearerKey } from '../../shared/http/bearer-key.ts';
import { anonymousAddress } from '../../shared/http/client-address.ts';
import { EVENTS_OF_ROUTES, type SecurityEvent } from './security-events.ts';
import type { SecurityEntry, SecurityLog } from './security-log.port.ts';

/** What the answers to the routes of the table have in common, as far as the log reads it. */
interface Answer {
  code?: unknown;
  errors?: { code?: unknown }[];
  stage?: unknown;
  token?: unknown;
  user?: { role?: unknown };
}

/** `keyId`: of a key that the guard knows, also if it refuses it. */
type Asked = FastifyRequest & { user?: Caller; keyId?: string };

const REFUSALS = new Set([401, 403, 429]);
const ID = /^[0-9a-f]{24}$/;
/** Ids, and the names of exports: a path may name anything else. */
const TARGET = /^([0-9a-f]{24}|[a-z-]{1,40}\.(?:csv|xlsx))$/;

/**
 * Writes an entry for each request of the table, and for each other one that is refused (401, 403, 429): after the answer,
 * so that the outcome is what the caller got. At most two entries for each request, so the limits on requests bound the
 * log. `secret` keys the hashes.
 */
export function addSecurityLog(instance: FastifyInstance, log: SecurityLog, secret: string): void {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'security log', 32));
  const pseudonym = (text: string) =>
    createHmac('sha256', hashKey).update(text).digest('base64url').slice(0, 16);
  const answers = new WeakMap<FastifyRequest, Answer>();
  instance.addHook('preSerialization', (request, reply, payload, done) => {
    const isOfInterest = REFUSALS.has(reply.statusCode) || EVENTS_OF_ROUTES.has(routeOf(request));
    if (isOfInterest && typeof payload === 'object' && payload !== null) answers.set(request, payload);
    done(null, payload);
  });
  instance.addHook('onRequest', (request, reply, done) => {
    // A closed connection no longer has an address.
    const network = anonymousAddress(request.ip);
    // `close` comes once, also when the client left before the answer.
    reply.raw.once('close', () => {
      const answer = answers.get(request) ?? {};
      for (const event of eventsOf(request, reply, answer))
        log.write({ event, ...entryOf(request, reply, answer, pseudonym), network: pseudonym(network) });
    });
    done();
  });
}

const routeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ''}`;

function eventsOf(request: Asked, { statusCode }: FastifyReply, answer: Answer): readonly SecurityEvent[] {
  const isRefused = REFUSALS.has(statusCode);
  const of = EVENTS_OF_ROUTES.get(routeOf(request))?.filter(
    (event) => event !== 'account.role-changed' || isRefused || isOtherRole(request.user, answer),
  );
  if (isRefused && bearerKey(request.headers) !== undefined) return ['api-key.refused'];
  // Somebody whose sign-in goes wrong has not added a factor either.
  if (of?.length === 2 && statusCode >= 400) return of.slice(0, 1);
  if (of) return of;
  return isRefused && request.routeOptions.url !== undefined ? ['access.refused'] : [];
}

const isOtherRole = (caller: Caller | undefined, { user }: Answer): boolean =>
  caller?.kind === 'user' && user?.role !== undefined && user.role !== caller.role;

function entryOf(
  request: Asked,
  reply: FastifyReply,
  answer: Answer,
  pseudonym: (text: string) => string,
): Omit<SecurityEntry, 'event' | 'network'> {
  const { user: caller, span, params } = request;
  const body = (request.body ?? {}) as Record<string, unknown>;
  const route = routeOf(request);
  const opened = claimsOf(answer.token);
  const target = Object.values((params ?? {}) as Record<string, string>).find((each) => TARGET.test(each));
  const email = typeof body['email'] === 'string' && caller === undefined ? body['email'] : undefined;
  const entry: Omit<SecurityEntry, 'event' | 'network'> = {
    outcome: outcomeOf(reply, answer),
    reason: reply.statusCode >= 400 ? reasonOf(answer) : undefined,
    account: accountOf(request, route),
    actor: caller?.id ?? request.keyId ?? opened.sub,
    session: caller && 'sessionId' in caller ? caller.sessionId : undefined,
    opened: opened.sid,
    login: email && pseudonym(email.trim().toLowerCase()),
    target,
    factor: factorOf(route, body),
    route,
    status: reply.statusCode,
    requestId: request.id,
    traceId: span?.traceId,
  };
  return entry;
}

function accountOf({ user: caller, headers }: Asked, route: string): SecurityEntry['account'] {
  if (bearerKey(headers) !== undefined) return 'key';
  if (caller) return caller.kind === 'stage' ? caller.audience : caller.kind;
  return route.includes('/admin/') ? 'admin' : 'user';
}

function outcomeOf(reply: FastifyReply, { stage }: Answer): SecurityEntry['outcome'] {
  const { statusCode } = reply;
  if (statusCode >= 500) return 'failed';
  // The provider's callback answers with an address of the site.
  if (statusCode >= 400 || String(reply.getHeader('location') ?? '').includes('?error=')) return 'refused';
  return stage === undefined ? 'success' : 'pending';
}

/** The code of the only field that is wrong says more than that fields are wrong. */
function reasonOf({ code, errors }: Answer): string | undefined {
  const reason = (errors?.length === 1 ? errors[0]?.code : undefined) ?? code;
  return typeof reason === 'string' ? reason : undefined;
}

function factorOf(route: string, body: Record<string, unknown>): string | undefined {
  if (route.endsWith('/session/exchange') || route.includes('/linkedIn')) return 'provider';
  if (/passkey/.test(route)) return 'passkey';
  const { password, code } = body;
  const shown = [
    ...(typeof password === 'string' ? ['password'] : []),
    ...(typeof code === 'string' ? [/^[\d\s]*$/.test(code) ? 'code' : 'recovery-code'] : []),
  ];
  return shown.length > 0 ? shown.join('+') : undefined;
}

/** Returns the ids in a token of ours, which was signed for this answer. */
function claimsOf(token: unknown): { sub?: string; sid?: string } {
  if (typeof token !== 'string') return {};
  try {
    const read = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
    const { sub, sid } = read as Record<string, unknown>;
    const id = (each: unknown) => (typeof each === 'string' && ID.test(each) ? each : undefined);
    return { sub: id(sub), sid: id(sid) };
  } catch {
    return {};
  }
}
