import { KEY_DAYS, type KeyScope } from '@consulting/contracts';
import { ApiKeyRepository } from '../../../api/src/api-keys/application/api-keys.ports.ts';
import { hashOfKey, newKeyText, startOf } from '../../../api/src/api-keys/application/key-text.ts';
import type { ApiKey } from '../../../api/src/api-keys/domain/api-key.ts';
import type { Hold } from '../../../api/src/shared/hold/hold.ts';
import { newId } from '../../../api/src/shared/id.ts';
import type { TestApp } from '../app/app.ts';
import { speaking, type Speaking } from './people.ts';

/** A program that calls over HTTP with an API key. */
export interface Program extends Speaking {
  id: string;
  /** The key itself. */
  text: string;
}

const DAY = 24 * 3_600_000;

/** Creates a key as the administration does: for a year, from every network. */
export async function aKey(app: TestApp, fields: Partial<ApiKey> = {}): Promise<Program> {
  const [text, now] = [newKeyText(), app.clock.now()];
  const key: ApiKey = {
    id: newId(),
    name: 'Timesheets',
    start: startOf(text),
    scopes: ['jobs:read'] satisfies KeyScope[],
    networks: [],
    createdBy: newId(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEY_DAYS.default * DAY),
    revokedAt: null,
    hold: null,
    ...fields,
  };
  await app.app.get(ApiKeyRepository, { strict: false }).add(key, hashOfKey(text));
  return { id: key.id, text, ...speaking(app, text) };
}

/** A hold since now, of an administrator who is none of the callers. */
export const aHold = (app: TestApp, fields: Partial<Hold> = {}): Hold => ({
  cause: 'password-reset',
  since: app.clock.now(),
  adminId: newId(),
  ...fields,
});

/** Creates keys with every scope that are expired or revoked. */
export async function deadKeys(app: TestApp): Promise<Record<'expired key' | 'revoked key', string>> {
  const now = app.clock.now();
  return {
    'expired key': (await aKey(app, { expiresAt: now })).text,
    'revoked key': (await aKey(app, { revokedAt: now })).text,
  };
}
