/**
 * What the administration may open to a program with an API key, in the order in which it is offered: what is read before
 * what is changed.
 */
export const KEY_SCOPES = [
  'jobs:read',
  'jobs:write',
  'projects:read',
  'projects:write',
  'consultants:read',
  'consultants:write',
  'applications:read',
  'applications:decide',
  'people:read',
  'messages:send',
  'exports:read',
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/**
 * How a key begins, so that whoever finds one, person or secret scanner, knows what it is. The whole key is
 * `cpk_[0-9A-Za-z]{46}`: 40 by chance, and six of a checksum.
 */
export const KEY_PREFIX = 'cpk_';

/** Days for which a key is valid: what is offered, what is meant when nothing is said, and at most. */
export const KEY_DAYS = { choices: [30, 90, 180, 365, 730], default: 365, most: 730 } as const;

/** Networks from which a key may be used, at most. */
export const KEY_NETWORKS = 20;

/** Requests that a key may make within a minute. */
export const KEY_REQUESTS = 600;

export const KEY_STATES = ['active', 'expired', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];
