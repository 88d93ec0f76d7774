import type { KeyState } from '@consulting/contracts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { ApiKey, UsedKey } from '../domain/api-key.ts';

/** A filter of keys; `q` is searched literally in names. */
export interface KeyFilter {
  q?: string | undefined;
  state?: KeyState | undefined;
}

export abstract class ApiKeyRepository {
  abstract add(key: ApiKey, hash: string): Promise<void>;
  /** Called at every request with a key. Returns null when there is none. */
  abstract findByHash(hash: string): Promise<ApiKey | null>;
  /** Newest first. */
  abstract page(filter: KeyFilter, now: Date, request: PageRequest): Promise<Page<UsedKey>>;
  /** Revokes a key unless it is revoked. Returns the key as it was before, or null when there is none. */
  abstract revoke(id: string, at: Date): Promise<ApiKey | null>;
  /** Counts a call; returns false when the key was revoked meanwhile. */
  abstract noteCall(id: string, at: Date): Promise<boolean>;
  /** Counts a refused call. */
  abstract noteRefusal(id: string, at: Date): Promise<void>;
}
