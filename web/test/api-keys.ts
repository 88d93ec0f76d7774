import type { ApiKey } from '../src/shared/api/types.ts';

/** An active key that nobody has used yet. */
export const aKey = (name: string, changes: Partial<ApiKey> = {}): ApiKey => ({
  _id: name,
  name,
  start: 'cpk_4fT9aB',
  scopes: ['jobs:read'],
  networks: [],
  state: 'active',
  createdBy: 'me',
  createdAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2099-03-02T09:00:00.000Z',
  revokedAt: null,
  hold: null,
  ownerRemoved: false,
  calls: 0,
  lastUsedAt: null,
  refusals: 0,
  lastRefusedAt: null,
  ...changes,
});
