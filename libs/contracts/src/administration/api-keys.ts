/** The scopes of API keys in the order of the form: reading before writing. */
export const KEY_SCOPES = [
  'jobs:read',
  'jobs:write',
  'projects:read',
  'projects:write',
  'consultants:read',
  'consultants:write',
  'applications:read',
  'applications:decide',
  'proposals:read',
  'proposals:write',
  'people:read',
  'messages:send',
  'figures:read',
  'exports:read',
  'webhooks:read',
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/**
 * The prefix of a key, by which people and secret scanners recognise it. The whole key is `cpk_[0-9A-Za-z]{46}`: 40
 * random characters and six of a checksum.
 */
export const KEY_PREFIX = 'cpk_';

/** The validity of a key in days: the choices of the form, the default and the maximum. */
export const KEY_DAYS = { choices: [30, 90, 180, 365, 730], default: 365, most: 730 } as const;

/** The maximum number of networks to which a key can be restricted. */
export const KEY_NETWORKS = 20;

/** The rate limit of a key: requests per minute. */
export const KEY_REQUESTS = 600;

/** `on-hold`: refused until an administrator lets it go on. */
export const KEY_STATES = ['active', 'on-hold', 'expired', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];
