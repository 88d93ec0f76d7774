import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { ApplicationStages } from '../../application/applications.ports.ts';
import type { Application } from '../../domain/application.ts';
import type { Move } from '../../domain/stage.ts';
import { APPLICATION_MODEL, toApplication, type ApplicationDocument } from './application.schema.ts';

/** How many of the latest moves are kept; the audit log has all. */
const MOST_KEPT = 100;

@Injectable()
export class MongoApplicationStages extends ApplicationStages {
  constructor(@InjectModel(APPLICATION_MODEL) private readonly model: Model<ApplicationDocument>) {
    super();
  }

  async move(id: string, from: readonly (string | null)[], move: Move): Promise<Application | null> {
    const moved = await this.model
      .findOneAndUpdate(
        { _id: id, status: 'pending', stage: { $in: [...from] } },
        { $set: { stage: move.to.id, stageSince: move.at }, $push: { moves: move } },
        { returnDocument: 'after' },
      )
      .lean<ApplicationDocument>();
    if (moved && moved.moves.length > MOST_KEPT)
      await this.model.updateOne({ _id: id }, { $set: { moves: moved.moves.slice(-MOST_KEPT) } });
    return moved && toApplication(moved);
  }

  async findUsed(stages: readonly string[]): Promise<string[]> {
    const used = await Promise.all(stages.map((stage) => this.model.exists({ status: 'pending', stage })));
    return stages.filter((_, index) => used[index]);
  }

  async settle(from: string, to: string, count: number): Promise<number> {
    const found = await this.model
      .find({ status: 'pending', stage: from }, { _id: 1 })
      .limit(count)
      .lean<Pick<ApplicationDocument, '_id'>[]>();
    const ids = found.map(({ _id }) => _id);
    if (ids.length > 0)
      await this.model.updateMany({ _id: { $in: ids }, stage: from }, { $set: { stage: to } });
    return ids.length;
  }

  async findWithout(since: Date): Promise<Application[]> {
    const filter = { appliedAt: { $gte: since }, stage: null } as QueryFilter<ApplicationDocument>;
    return (await this.model.find(filter).lean<ApplicationDocument[]>()).map(toApplication);
  }

  async begin(id: string, stage: string, since: Date): Promise<void> {
    await this.model.updateOne({ _id: id, stage: null }, { $set: { stage, stageSince: since, moves: [] } });
  }
}
