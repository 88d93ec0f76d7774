import { Injectable } from '@nestjs/common';
import { KEY_REQUESTS, type KeyScope } from '@consulting/contracts';
import { Budgets, type BudgetState } from '../../platform/limits/budgets.port.ts';
import { Counts, type LabelsOf } from '../../platform/metrics/counts.port.ts';
import type { KeyCaller } from '../../shared/caller.ts';
import { Clock } from '../../shared/time/clock.ts';
import { DomainError, forbidden, unauthenticated } from '../../shared/errors.ts';
import { stateOf, type ApiKey } from '../domain/api-key.ts';
import { ApiKeyRepository } from './api-keys.ports.ts';
import { hashOfKey, isKeyText } from './key-text.ts';
import { isInside } from './networks.ts';

/** A request with a key. */
export interface KeyedCall {
  /** The text sent as the key. */
  text: string;
  ip: string;
  /** The scopes that the operation requires, all of them; undefined where no key is accepted. */
  scopes: readonly KeyScope[] | undefined;
  /** Called with the id of a known key before it is checked, also when it is then refused. */
  onKey?: (id: string) => void;
  /** Called with the state of the key's rate limit once the call is counted, also when it is then refused. */
  onCount: (state: BudgetState) => void;
}

type Outcome = LabelsOf<'api_key_checks_total'>['outcome'];
type Refusal = Exclude<Outcome, 'let-in' | 'too-many'>;

const REFUSALS: Record<Refusal, () => DomainError> = {
  unknown: () => unauthenticated('api-key.unknown'),
  expired: () => unauthenticated('api-key.expired'),
  revoked: () => unauthenticated('api-key.revoked'),
  'on-hold': () => forbidden('api-key.on-hold'),
  'other-network': () => forbidden('api-key.other-network'),
  'no-scope': () => forbidden('api-key.scope-missing'),
};

/** Identifies and checks a calling key. Everything is read at each call, so revoking works at once everywhere. */
@Injectable()
export class KeyCheck {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly budgets: Budgets,
    private readonly counts: Counts,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws 401 for an unknown, expired or revoked key; 403 for one on hold, and for its network or scope; 429 above the
   * rate limit.
   */
  async callerOf({ text, ip, scopes, onKey, onCount }: KeyedCall): Promise<KeyCaller> {
    const key = isKeyText(text) ? await this.find(text) : null;
    if (!key) throw await this.refused(null, 'unknown');
    onKey?.(key.id);
    const dead = this.deadBy(key, ip);
    if (dead) throw await this.refused(key, dead);
    await this.spend(key, onCount);
    if (!scopes?.every((scope) => key.scopes.includes(scope))) throw await this.refused(key, 'no-scope');
    if (!(await this.keys.noteCall(key.id, this.clock.now())))
      throw await this.refused(key, (await this.find(text))?.revokedAt === null ? 'on-hold' : 'revoked');
    this.count('let-in');
    return { kind: 'key', id: key.id, scopes: key.scopes };
  }

  private find(text: string): Promise<ApiKey | null> {
    return this.keys.findByHash(hashOfKey(text));
  }

  private deadBy(key: ApiKey, ip: string): Refusal | undefined {
    const state = stateOf(key, this.clock.now());
    if (state !== 'active') return state;
    return key.networks.length > 0 && !isInside(ip, key.networks) ? 'other-network' : undefined;
  }

  private async spend({ id }: ApiKey, onCount: KeyedCall['onCount']): Promise<void> {
    try {
      onCount(await this.budgets.spend('requests of a key', id, KEY_REQUESTS, 1));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { retryAfter = 0 } = error.details;
      onCount({ allowed: this.budgets.allowed(KEY_REQUESTS), left: 0, seconds: retryAfter });
      this.count('too-many');
      await this.keys.noteRefusal(id, this.clock.now());
      throw error;
    }
  }

  private async refused(key: ApiKey | null, why: Refusal): Promise<DomainError> {
    this.count(why);
    if (key) await this.keys.noteRefusal(key.id, this.clock.now());
    return REFUSALS[why]();
  }

  private count(outcome: Outcome): void {
    this.counts.add('api_key_checks_total', { outcome });
  }
}
