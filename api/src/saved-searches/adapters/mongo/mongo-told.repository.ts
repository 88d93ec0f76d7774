import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ToldRepository, type ToldEntry } from '../../application/saved-searches.ports.ts';
import { TOLD_MODEL, type ToldDocument } from './told.schema.ts';

/** Entries that are noted before others get a turn: a few milliseconds. */
const BATCH = 100;

const keyOf = (id: string, openedAt: Date): string => `${id} ${openedAt.getTime()}`;

@Injectable()
export class MongoToldRepository extends ToldRepository {
  constructor(@InjectModel(TOLD_MODEL) private readonly model: Model<ToldDocument>) {
    super();
  }

  async untold<Entry extends ToldEntry>(personId: string, entries: readonly Entry[]): Promise<Entry[]> {
    if (entries.length === 0) return [];
    const kinds = [...new Set(entries.map(({ targetKind }) => targetKind))];
    const ids = entries.map(({ targetId }) => targetId);
    const found = await this.model
      .find({ personId, targetKind: { $in: kinds }, targetId: { $in: ids } })
      .lean<ToldDocument[]>();
    const told = new Set(found.map(({ targetId, openedAt }) => keyOf(targetId.toHexString(), openedAt)));
    return entries.filter(({ targetId, openedAt }) => !told.has(keyOf(targetId, openedAt)));
  }

  async note(personId: string, entries: readonly ToldEntry[], at: Date): Promise<void> {
    const person = new Types.ObjectId(personId);
    for (let first = 0; first < entries.length; first += BATCH) {
      const noted = entries.slice(first, first + BATCH).map(({ targetKind, targetId, openedAt }) => {
        const target = new Types.ObjectId(targetId);
        return { _id: new Types.ObjectId(), personId: person, targetKind, targetId: target, openedAt, at };
      });
      // They are in their stored form already: Mongoose would take longer to check them than the store to write them.
      await this.model.insertMany(noted, { lean: true });
      await turn();
    }
  }

  async findAllOf(personId: string): Promise<(ToldEntry & { at: Date })[]> {
    const found = await this.model.find({ personId }).lean<ToldDocument[]>();
    return found
      .map(({ targetKind, targetId, openedAt, at }) => {
        return { targetKind, targetId: targetId.toHexString(), openedAt, at };
      })
      .sort((one, other) => other.at.getTime() - one.at.getTime());
  }
}
