import type { KeyState } from '@consulting/contracts';
import type { AdminCaller } from '../../shared/caller.ts';
import type { Hold } from '../../shared/hold/hold.ts';
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
  /** Puts the keys that `hold.adminId` made on hold, except revoked, expired and held ones. Returns those. */
  abstract holdAllOf(hold: Hold): Promise<ApiKey[]>;
  /** Returns null when there is none. */
  abstract find(id: string): Promise<ApiKey | null>;
  /** Ends a hold in one conditional write; returns false when the key is not on hold, or revoked. */
  abstract release(id: string): Promise<boolean>;
  /** Counts a call; returns false when the key was revoked or put on hold meanwhile. */
  abstract noteCall(id: string, at: Date): Promise<boolean>;
  /** Counts a refused call. */
  abstract noteRefusal(id: string, at: Date): Promise<void>;
}

/** The administrators who make keys. Implemented by `auth`, which is above this module. */
export abstract class KeyMakers {
  /** Returns which of these administrators exist. */
  abstract existing(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Throws 409 unless this administrator may end the hold: another one than its own, or the only one. */
  abstract assertMayRelease(by: AdminCaller, hold: Hold): Promise<void>;
  /** Mails every administrator that there is a new key, inside the caller's unit of work. */
  abstract tellOfNew(by: AdminCaller, key: ApiKey): Promise<void>;
}
