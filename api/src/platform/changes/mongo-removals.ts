import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { gone } from '../../shared/errors.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { Clock } from '../../shared/time/clock.ts';
import { RETENTION } from '../../shared/time/retention.ts';
import { findPage } from '../database/queries/find-page.ts';
import { REMOVAL_MODEL, UNKNOWN_BEFORE, type RemovalDocument, type ToldKind } from './removal.schema.ts';
import { Removals, type Removal } from './removals.ts';

@Injectable()
export class MongoRemovals extends Removals {
  constructor(
    @InjectModel(REMOVAL_MODEL) private readonly model: Model<RemovalDocument>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async since(kind: ToldKind, since: Date, request: PageRequest): Promise<Page<Removal>> {
    const known = this.clock.now().getTime() - RETENTION.removals;
    if (since.getTime() < known || since < (await this.unknownBefore())) throw gone('removals.unknown');
    const filter = { kind, removedAt: { $gte: since } };
    const sort = { removedAt: 1, _id: 1 } as const;
    return findPage(this.model, { filter, sort, request }, ({ entryId, removedAt }) => ({
      id: entryId?.toHexString() ?? '',
      removedAt,
    }));
  }

  private async unknownBefore(): Promise<Date> {
    const last = await this.model
      .findOne({ kind: UNKNOWN_BEFORE }, { removedAt: 1 })
      .sort({ removedAt: -1, _id: -1 })
      .lean<Pick<RemovalDocument, 'removedAt'>>();
    return last?.removedAt ?? new Date(0);
  }
}
