import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { removeInTurns } from '../../../../platform/database/queries/remove-in-turns.ts';
import { isDuplicateKey } from '../../../../platform/database/mongo-errors.ts';
import { newId } from '../../../../shared/id.ts';
import { AttemptRepository, type AttemptShare, type Reservation } from '../../application/passwords.ports.ts';
import { ATTEMPT_MODEL, type AttemptDocument } from './attempt.schema.ts';

type Taken = AttemptDocument['taken'];

@Injectable()
export class MongoAttemptRepository extends AttemptRepository {
  constructor(@InjectModel(ATTEMPT_MODEL) private readonly model: Model<AttemptDocument>) {
    super();
  }

  async reserve(
    key: string,
    limit: number,
    now: Date,
    until: Date,
    share?: AttemptShare,
  ): Promise<Reservation> {
    for (;;) {
      const document = await this.model.findOne({ _id: key }).lean<AttemptDocument>();
      const live = (document?.taken ?? []).filter((try_) => try_.until > now);
      const shared = share ? live.filter(({ of }) => of === share.of) : [];
      // The attempt that has to expire first; of both, the one that takes longer.
      const inTheWay = [live[live.length - limit], share && shared[shared.length - share.limit]];
      const freeAt = Math.max(...inTheWay.map((try_) => try_?.until.getTime() ?? 0));
      if (freeAt > 0) return { freeAt: new Date(freeAt) };
      const id = newId();
      const own = { id, until, ...(share && { of: share.of }) };
      if (await this.write(key, document, [...live, own])) return { id };
    }
  }

  async release(key: string, id: string): Promise<void> {
    for (;;) {
      const document = await this.model.findOne({ _id: key }).lean<AttemptDocument>();
      if (!document?.taken.some((try_) => try_.id === id)) return;
      const others = document.taken.filter((try_) => try_.id !== id);
      if (await this.write(key, document, others)) return;
    }
  }

  async clear(key: string): Promise<void> {
    await this.model.deleteOne({ _id: key });
  }

  async sweep(now: Date): Promise<void> {
    await removeInTurns(this.model, { expiresAt: { $lte: now } });
  }

  /** Writes only if nothing has changed since `before` was read; returns false otherwise. */
  private async write(key: string, before: AttemptDocument | null, taken: Taken): Promise<boolean> {
    const expiresAt = taken.at(-1)?.until ?? before?.expiresAt;
    if (!before) {
      try {
        await this.model.create([{ _id: key, taken, version: 1, expiresAt }]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    }
    const { matchedCount } = await this.model.updateOne(
      { _id: key, version: before.version },
      { $set: { taken, expiresAt }, $inc: { version: 1 } },
    );
    return matchedCount === 1;
  }
}
