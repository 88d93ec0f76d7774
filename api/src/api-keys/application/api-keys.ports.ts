import type { KeyState } from '@consulting/contracts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { ApiKey, UsedKey } from '../domain/api-key.ts';

/** Which keys; `q` is searched literally in names. */
export interface KeyFilter {
  q?: string | undefined;
  state?: KeyState | undefined;
}

export abstract class ApiKeyRepository {
  abstract add(key: ApiKey, hash: string): Promise<void>;
  /** Read at every request that comes with a key. */
  abstract findByHash(hash: string): Promise<ApiKey | null>;
  /** Newest first. */
  abstract page(filter: KeyFilter, now: Date, request: PageRequest): Promise<Page<UsedKey>>;
  /** What it was before; null when there is none. One that is revoked stays as it is. */
  abstract revoke(id: string, at: Date): Promise<ApiKey | null>;
  /** Counts a call; false when the key was revoked in the meantime. */
  abstract noteCall(id: string, at: Date): Promise<boolean>;
  abstract noteRefusal(id: string, at: Date): Promise<void>;
}
