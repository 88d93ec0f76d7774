import type { Caller, World } from './world.ts';

export const IDENTITIES = [
  'anonymous',
  'expired token',
  'wrong audience',
  'JobSeeker',
  'Freelancer',
  'B2B',
  'admin',
] as const;
export type Identity = (typeof IDENTITIES)[number];

/** Callers who have shown the right password, and no second factor yet. */
export const BETWEEN_STEPS = {
  'user before the code': ['user', 'second-factor'],
  'administrator before the code': ['admin', 'second-factor'],
  'administrator before an app is added': ['admin', 'enrolment'],
} as const;

/** A browser's answer that is not from a passkey. */
export const NO_PASSKEY = { id: 'unknown', response: {} };

/** The ids of a request: parameters of the path, and fields of the body. */
export type Given = Record<string, string>;
type Make = (world: World, caller: Caller) => Promise<Given> | Given;

export interface Entry {
  /** Method and path as in the OpenAPI document. */
  operation: string;
  /** The status for each identity, in their order. */
  statuses: readonly number[];
  /** The ids that the caller may use; created for each case. */
  given?: Make;
  /** The same ids of another owner. */
  another?: Make;
  /** The whole body, without the ids that `given` names as body fields. */
  body?: object | ((caller: Caller) => object);
  /** Names of `given` that travel in the body. */
  inBody?: readonly string[];
  /** Names of `given` that travel in the query. */
  inQuery?: readonly string[];
  /** For each id: the status with the own, another's, a missing and a malformed one; null where there is no such case. */
  ids?: Record<string, readonly [own: number, another: number | null, missing: number, malformed: number]>;
}

export type Operation = (
  operation: string,
  statuses: readonly number[],
  more?: Omit<Entry, 'operation' | 'statuses'>,
) => Entry;
export const op: Operation = (operation, statuses, more = {}) => ({ operation, statuses, ...more });

/** Anyone may call; a token is ignored. */
export const anyone = (status: number) => Array<number>(7).fill(status);
/** Works without a token; an invalid one or an administrator's is rejected. */
export const optional = (status: number) => [status, 401, 401, status, status, status, 401];
/** Signed-in users: the status of JobSeeker, Freelancer, B2B. */
export const users = (jobSeeker: number, freelancer = jobSeeker, b2b = freelancer) => [
  401,
  401,
  401,
  jobSeeker,
  freelancer,
  b2b,
  401,
];
export const b2bOnly = (status: number) => users(403, 403, status);
/** Administrators. */
export const admins = (status: number) => [401, 401, 401, 401, 401, 401, status];
/** Callers between two steps of a sign-in (`NEXT_STEP`), without a session. */
export const noSession = Array<number>(7).fill(401);
/** Users and administrators. */
export const either = (status: number) => [401, 401, 401, status, status, status, status];

export const self: Make = (_, caller) => ({ userId: caller.id });

/** The query of what was removed. */
export const sinceNow: Pick<Entry, 'given' | 'inQuery'> = {
  given: () => ({ since: new Date().toISOString() }),
  inQuery: ['since'],
};
