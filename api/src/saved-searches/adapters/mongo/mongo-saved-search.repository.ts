import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@consulting/contracts';
import type { Model, QueryFilter } from 'mongoose';
import { isDuplicateKey } from '../../../platform/database/mongo-errors.ts';
import { SavedSearchRepository, type SavedSearchChange } from '../../application/saved-searches.ports.ts';
import type { SavedSearch, SearchOwner } from '../../domain/saved-search.ts';
import { SAVED_SEARCH_MODEL, toSavedSearch, type SavedSearchDocument } from './saved-search.schema.ts';

const SLOTS = Array.from({ length: LIMITS.savedSearches }, (_, slot) => slot);

@Injectable()
export class MongoSavedSearchRepository extends SavedSearchRepository {
  constructor(@InjectModel(SAVED_SEARCH_MODEL) private readonly model: Model<SavedSearchDocument>) {
    super();
  }

  async add({ id, owner, ...search }: SavedSearch): Promise<boolean> {
    const tried = new Set<number>();
    for (;;) {
      const taken = await this.model.find({ ownerId: owner.id }, { slot: 1 }).lean<{ slot: number }[]>();
      for (const { slot } of taken) tried.add(slot);
      const slot = SLOTS.find((each) => !tried.has(each));
      if (slot === undefined) return false;
      try {
        await this.model.create([{ _id: id, ownerKind: owner.kind, ownerId: owner.id, slot, ...search }]);
        return true;
      } catch (error) {
        if (!isDuplicateKey(error, 'ownerId', 'slot')) throw error;
        // Another request has taken it meanwhile.
        tried.add(slot);
      }
    }
  }

  async find({ id: ownerId }: SearchOwner, id: string): Promise<SavedSearch | null> {
    const found = await this.model.findOne({ _id: id, ownerId }).lean<SavedSearchDocument>();
    return found && toSavedSearch(found);
  }

  async findAllOf({ id: ownerId }: SearchOwner): Promise<SavedSearch[]> {
    const found = await this.model.find({ ownerId }).lean<SavedSearchDocument[]>();
    return found.map(toSavedSearch).sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  async *due(now: Date): AsyncGenerator<string> {
    type Due = Pick<SavedSearchDocument, '_id' | 'ownerId' | 'nextAt'>;
    const first = (filter: QueryFilter<SavedSearchDocument>) =>
      this.model.findOne(filter, { ownerId: 1, nextAt: 1 }).sort({ nextAt: 1, _id: 1 }).lean<Due>();
    let last: Due | null = null;
    do {
      last =
        (last && (await first({ nextAt: last.nextAt, _id: { $gt: last._id } }))) ??
        (await first({ nextAt: { $ne: null, $lte: now, ...(last ? { $gt: last.nextAt! } : {}) } }));
      if (last) yield last.ownerId.toHexString();
      await turn();
    } while (last);
  }

  async replace(
    { id: ownerId }: SearchOwner,
    id: string,
    change: SavedSearchChange,
  ): Promise<SavedSearch | null> {
    const changed = await this.model
      .findOneAndUpdate({ _id: id, ownerId }, { $set: change }, { returnDocument: 'after' })
      .lean<SavedSearchDocument>();
    return changed && toSavedSearch(changed);
  }

  async advance(
    { id, since, nextAt, query }: SavedSearch,
    to: Pick<SavedSearch, 'since' | 'nextAt'>,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: id, since, nextAt, query }, { $set: to });
    return matchedCount === 1;
  }

  async remove({ id: ownerId }: SearchOwner, id: string): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ _id: id, ownerId });
    return deletedCount === 1;
  }
}
