import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { removeInTurns } from '../database/queries/remove-in-turns.ts';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/time/clock.ts';
import { conflict, unauthenticated } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import { RETENTION } from '../../shared/time/retention.ts';
import { LEASE } from '../database/coordination/leases.ts';
import { isDuplicateKey } from '../database/mongo-errors.ts';
import { SignsOfLife } from '../database/coordination/signs-of-life.ts';
import { SecretBox } from '../secrets/secret-box.port.ts';
import { IDEMPOTENCY_KEY_MODEL, type KeyDocument } from './idempotency-key.schema.ts';
import {
  IdempotencyKeys,
  callerKey,
  type Claim,
  type KeptAnswer,
  type KeyedCall,
  type Known,
} from './idempotency-keys.port.ts';

/** Characters above which an answer is not kept; the largest answers to a POST have a few kilobytes. */
const LARGEST = 256 * 1024;

/**
 * One document for each caller and key; the insert decides who carries the request out. When a run died without a
 * change, its document is removed and the request starts anew. If the old run was only stalled, it can no longer commit
 * anything.
 */
@Injectable()
export class MongoIdempotencyKeys extends IdempotencyKeys {
  private readonly secret: Buffer;

  constructor(
    @InjectModel(IDEMPOTENCY_KEY_MODEL) private readonly model: Model<KeyDocument>,
    private readonly box: SecretBox,
    private readonly clock: Clock,
    { userJwtSecret }: Settings,
  ) {
    super();
    this.secret = Buffer.from(hkdfSync('sha256', userJwtSecret, '', 'idempotency keys', 32));
  }

  async claim({ caller, key, request }: KeyedCall, admit: () => Promise<unknown>): Promise<Known> {
    let isAdmitted = false;
    const _id = this.hashed(`${callerKey(caller)} ${key}`);
    const requestHash = this.hashed(request);
    for (;;) {
      const found = await this.model.findOne({ _id }).lean<KeyDocument>();
      if (!found) {
        if (!isAdmitted) await admit();
        isAdmitted = true;
        const claim = await this.insert(_id, callerKey(caller), requestHash);
        if (claim) return { state: 'claimed', claim };
        continue;
      }
      const now = this.clock.now();
      if (found.expiresAt <= now) {
        await this.model.deleteOne({ _id, claim: found.claim, expiresAt: { $lte: now } });
        continue;
      }
      if (found.request !== requestHash) return { state: 'other' };
      if (found.done) return { state: 'done', answer: this.opened(found) };
      if (found.claimedUntil > now) return { state: 'running' };
      const isDead = { claim: found.claim, claimedUntil: found.claimedUntil, done: false };
      const { deletedCount } = await this.model.deleteOne({ _id, ...isDead, changed: false });
      // Either another request was faster, or the change was committed but its answer never stored.
      if (deletedCount === 0 && (await this.model.exists({ _id, ...isDead, changed: true })))
        return { state: 'done', answer: null };
    }
  }

  async sweep(now: Date): Promise<void> {
    await removeInTurns(this.model, { expiresAt: { $lte: now } });
  }

  /** Null when another request was faster. */
  private async insert(_id: string, caller: string, request: string): Promise<Claim | null> {
    const now = this.clock.now().getTime();
    const claim = newId();
    const claimedUntil = new Date(now + LEASE);
    const expiresAt = new Date(now + RETENTION.keptAnswers);
    const state = { changed: false, done: false, answer: null };
    try {
      await this.model.create([{ _id, caller, request, claim, claimedUntil, ...state, expiresAt }]);
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
    const seal = (answer: KeptAnswer | null) => this.sealed(_id, answer);
    return new MongoClaim(this.model, { _id, claim }, this.clock, seal);
  }

  private sealed(_id: string, answer: KeptAnswer | null): string | null {
    const text = JSON.stringify(answer);
    return answer === null || text.length > LARGEST ? null : this.box.seal(text, contextOf(_id));
  }

  /** Returns null for an answer that was sealed with a key no longer known. */
  private opened({ _id, answer }: KeyDocument): KeptAnswer | null {
    if (answer === null) return null;
    try {
      return JSON.parse(this.box.open(answer, contextOf(_id))) as KeptAnswer;
    } catch {
      return null;
    }
  }

  /** Keyed, because an Idempotency-Key may be easy to guess, and so may a password in a request. */
  private hashed(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}

const contextOf = (_id: string): string => `answer to ${_id}`;

/** A claim that is prolonged until it ends. */
class MongoClaim implements Claim {
  private isOver = false;
  private readonly signs = new SignsOfLife(() =>
    this.write({ claimedUntil: new Date(this.clock.now().getTime() + LEASE) }),
  );

  constructor(
    private readonly model: Model<KeyDocument>,
    private readonly own: Pick<KeyDocument, '_id' | 'claim'>,
    private readonly clock: Clock,
    private readonly seal: (answer: KeptAnswer | null) => string | null,
  ) {}

  async noteChange(): Promise<void> {
    // Background work that the request has started goes on without the claim.
    if (this.isOver || (await this.write({ changed: true }))) return;
    // The document is gone with the account, or another run has claimed it.
    const isTaken = await this.model.exists({ _id: this.own._id });
    throw isTaken ? conflict('idempotency-key.in-progress') : unauthenticated();
  }

  async finish(answer: KeptAnswer | null): Promise<void> {
    await this.end();
    await this.write({ done: true, answer: this.seal(answer) });
  }

  async letGo(): Promise<void> {
    await this.end();
    const { deletedCount } = await this.model.deleteOne({ ...this.own, changed: false });
    if (deletedCount === 0) await this.write({ done: true });
  }

  private async end(): Promise<void> {
    this.isOver = true;
    await this.signs.end();
  }

  private async write(fields: Partial<KeyDocument>): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(this.own, { $set: fields });
    return matchedCount === 1;
  }
}
