import {
  IDENTITIES,
  type Entry,
  type Given,
  type Identity,
} from '../../../../shared/http/permissions/entry.ts';
import { NEXT_STEP } from '../../../../shared/http/permissions/factors.table.ts';
import type { Caller, World } from '../../../../shared/http/permissions/world.ts';
import type { BudgetName, CountedFor } from './bounds.ts';

/** A request, without the network that it comes from. */
export interface Sent {
  path: string;
  /** Where it is not that of the operation. */
  method?: string;
  query?: Record<string, string>;
  body?: object;
  /** A multipart form, in place of a body. */
  form?: FormData;
  /** Of the session, now. */
  token?: () => Promise<string> | string;
  /** Is told the answer. */
  answered?: (body: Record<string, unknown>) => void;
}

/** Returns the nth request of a caller. */
export type Each = (n: number) => Promise<Sent> | Sent;

export interface Growth {
  /** By collection. */
  documents?: Record<string, number>;
  mails?: number;
  /** What the file of the store grows by, with its indexes. */
  kB?: number;
}

/** How an operation is flooded. */
export interface Flood {
  /** Method and path as in the OpenAPI document. */
  operation: string;
  /** The action of this flood, where an operation has several floods. */
  how?: string;
  /** What bounds it; `none` for the few that count against no budget. */
  budget: BudgetName | 'none';
  by: CountedFor;
  /** Makes somebody who calls, and what so many requests of theirs need. Returns what they send. */
  prepare: (world: World, requests: number) => Promise<Each>;
  /** Who else calls while the flood is refused; by default somebody who sends the same. */
  other?: Flood['prepare'];
  /** The most that an hour from one network adds: everything that is left out adds nothing. */
  adds: Growth;
  /** Something smaller than the budget bounds what it adds: a part of the budget adds as much as the whole. */
  isCapped?: true;
}

/** What a table says of a flood: the rest follows from the operation. */
export type Said = Partial<Omit<Flood, 'operation'>>;
export type Table = Record<string, Said | Said[]>;

/** People who are not the firm's: of a route, whoever comes first floods it. */
const STRANGERS = ['anonymous', 'B2B', 'Freelancer', 'JobSeeker'] as const;
const isClosed = (status: number | undefined) => status === 401 || status === 403;

/** Returns who floods an operation; null when only administrators and their programs may call it. */
export function strangerOf({ operation, statuses }: Entry): (typeof STRANGERS)[number] | 'stage' | null {
  if (NEXT_STEP[operation]?.['user before the code'] !== undefined) return 'stage';
  const may = (who: Identity) => !isClosed(statuses[IDENTITIES.indexOf(who)]);
  // A password or a token that is wrong: the route is open, and says so with 401.
  const isOpen = statuses.every((status) => status === statuses[0]);
  return isOpen && !operation.includes('/sign-in/') ? 'anonymous' : (STRANGERS.find(may) ?? null);
}

/** Returns the flood of an operation; unless `said` otherwise, of the request of the table of permissions again and again. */
export function floodOf(entry: Entry, said: Said = {}): Flood {
  const isOfUser = !['anonymous', 'stage'].includes(strangerOf(entry) ?? '');
  const isChange = isOfUser && /^(POST|PUT|PATCH) /.test(entry.operation);
  return {
    operation: entry.operation,
    ...(isChange ? { budget: 'changes', by: 'account' } : { budget: 'general', by: 'address' }),
    prepare: (world) => again(entry, world),
    adds: {},
    ...said,
  };
}

async function again(entry: Entry, world: World): Promise<Each> {
  const caller = await callerOf(entry, world);
  const given = (await entry.given?.(world, caller)) ?? {};
  const sent = sentOf(entry, caller, given);
  return () => sent;
}

async function callerOf(entry: Entry, world: World): Promise<Caller> {
  const who = strangerOf(entry) ?? 'anonymous';
  if (who === 'stage')
    return { ...(await world.user('B2B')), token: await world.betweenSteps('user', 'second-factor') };
  if (who === 'anonymous') return { ...(await world.user('B2B')), token: '' };
  return { ...(await world.user(who)), role: who };
}

function sentOf({ operation, body, inBody = [], inQuery = [] }: Entry, caller: Caller, given: Given): Sent {
  const [method = '', template = ''] = operation.split(' ');
  const fields = typeof body === 'function' ? body(caller) : body;
  const named = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, given[name] ?? '']));
  return {
    path: template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? name)),
    query: named(inQuery),
    ...(method !== 'GET' && { body: { ...fields, ...named(inBody) } }),
    ...(caller.token && { token: () => caller.token }),
  };
}
