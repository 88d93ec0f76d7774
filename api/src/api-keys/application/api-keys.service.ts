import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { KeyScope } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import type { Actor, AdminCaller } from '../../shared/caller.ts';
import { Clock } from '../../shared/time/clock.ts';
import { orNotFound } from '../../shared/errors.ts';
import { notOnHold, type HeldThing, type Hold } from '../../shared/hold/hold.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { ApiKey, UsedKey } from '../domain/api-key.ts';
import { ApiKeyRepository, KeyMakers, type KeyFilter } from './api-keys.ports.ts';
import { hashOfKey, newKeyText, startOf } from './key-text.ts';

export interface NewKey {
  name: string;
  scopes: readonly KeyScope[];
  networks: readonly string[];
  /** The lifetime in days from now. */
  days: number;
}

/** A key with whether its maker is still an administrator. */
export interface ListedKey extends UsedKey {
  isOwnerRemoved: boolean;
}

const DAY = 24 * 3_600_000;

/** Lets administrators manage the keys of programs. */
@Injectable()
export class ApiKeysService implements OnModuleInit {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly makers: KeyMakers,
    private readonly erasures: Erasures,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Restoring a backup from before a key was revoked must not restore the key. */
  onModuleInit(): void {
    this.erasures.eraseAgainBy('api-key', (id) => this.keys.revoke(id, this.clock.now()));
  }

  async list(filter: KeyFilter, request: PageRequest): Promise<Page<ListedKey>> {
    const page = await this.keys.page(filter, this.clock.now(), request);
    const makers = await this.makers.existing(page.items.map(({ createdBy }) => createdBy));
    return page.map((key) => ({ ...key, isOwnerRemoved: !makers.has(key.createdBy) }));
  }

  /** Returns the text of the key, which is not available again. Every administrator is told by mail. */
  async create(
    by: AdminCaller,
    { name, scopes, networks, days }: NewKey,
  ): Promise<{ key: ApiKey; text: string }> {
    const text = newKeyText();
    const createdAt = this.clock.now();
    const key: ApiKey = {
      id: newId(),
      name,
      start: startOf(text),
      scopes,
      networks,
      createdBy: by.id,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * DAY),
      revokedAt: null,
      hold: null,
    };
    await this.unitOfWork.run(async () => {
      await this.keys.add(key, hashOfKey(text));
      await this.audit.byAdmin(by.id, 'api-key.created', targetOf(key));
      await this.makers.tellOfNew(by, key);
    });
    return { key, text };
  }

  /** Revokes a key from the next request on, on every instance. Idempotent; 404 when there is none. */
  async revoke(by: AdminCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const found = await this.keys.revoke(id, this.clock.now());
      const before = orNotFound(found, 'api-key');
      if (before.revokedAt) return;
      await this.erasures.note('api-key', id);
      await this.audit.byAdmin(by.id, 'api-key.revoked', targetOf(before));
    });
  }

  /** Puts the working keys of an administrator on hold, from their next request on, and returns them. */
  holdAllOf(by: Actor, hold: Hold): Promise<HeldThing[]> {
    return this.unitOfWork.run(async () => {
      const held = await this.keys.holdAllOf(hold);
      for (const key of held) await this.audit.by(by, 'api-key.held', targetOf(key));
      return held.map(({ name }) => ({ kind: 'api-key', label: name }));
    });
  }

  /** Lets a key go on. 404 when there is none; 409 when it is not on hold, or another administrator is needed. */
  async release(by: AdminCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const key = orNotFound(await this.keys.find(id), 'api-key');
      if (key.hold) await this.makers.assertMayRelease(by, key.hold);
      if (!(await this.keys.release(id))) throw notOnHold();
      await this.audit.byAdmin(by.id, 'api-key.released', targetOf(key));
    });
  }
}

const targetOf = ({ id, name }: ApiKey) => ({ kind: 'api-key', id, label: name });
