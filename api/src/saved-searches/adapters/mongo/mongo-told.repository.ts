import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ToldRepository, type ToldEntry } from '../../application/saved-searches.ports.ts';
import { TOLD_MODEL, type ToldDocument } from './told.schema.ts';

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
    await this.model.insertMany(
      entries.map(({ targetKind, targetId, openedAt }) => ({ personId, targetKind, targetId, openedAt, at })),
    );
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
