import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { APPLICATION_KINDS } from '@consulting/contracts';
import { batchesOf } from '../../../platform/database/queries/batches.ts';
import { FlowReader } from '../../application/flow.ports.ts';
import { stagesReached, type Arrival, type Lapse } from '../../domain/flow/flow.ts';
import { APPLICATION_MODEL, type ApplicationDocument } from './application.schema.ts';

/** Each of these but the first has an index with all its fields: no document is read. */
const ARRIVAL_FOR_JOB = { targetId: 1, status: 1, appliedAt: 1, stage: 1, moves: 1 } as const;
const ARRIVAL = { kind: 1, appliedAt: 1 } as const;
const OPENING = { kind: 1, appliedAt: 1, seenAt: 1 } as const;
const DECISION = { kind: 1, status: 1, appliedAt: 1, decidedAt: 1, proposed: 1 } as const;

const OTHER_KINDS = APPLICATION_KINDS.filter((kind) => kind !== 'job');

const toArrivalForJob = (document: ApplicationDocument): Arrival => {
  // Missing in documents that a still running process of an earlier version writes.
  const { targetId, status, appliedAt, stage = '', moves = [] } = document;
  const stages = [stage, ...stagesReached(moves)];
  return { kind: 'job', appliedAt, job: { id: targetId.toHexString(), status, stages } };
};

@Injectable()
export class MongoFlowReader extends FlowReader {
  constructor(@InjectModel(APPLICATION_MODEL) private readonly model: Model<ApplicationDocument>) {
    super();
  }

  async *arrivals(since: Date): AsyncIterable<Arrival[]> {
    const wanted = { by: 'appliedAt', since } as const;
    const forJobs = { ...wanted, filter: { kind: 'job' }, fields: ARRIVAL_FOR_JOB } as const;
    yield* batchesOf(this.model, forJobs, toArrivalForJob);
    for (const kind of OTHER_KINDS) {
      const others = { ...wanted, filter: { kind }, fields: ARRIVAL } as const;
      yield* batchesOf(this.model, others, ({ appliedAt }) => ({ kind, appliedAt }));
    }
  }

  openings(since: Date): AsyncIterable<Lapse[]> {
    const wanted = { filter: {}, by: 'seenAt', since, fields: OPENING } as const;
    return batchesOf(this.model, wanted, ({ kind, appliedAt, seenAt }) => ({
      kind,
      appliedAt,
      at: seenAt ?? since,
    }));
  }

  async *decisions(since: Date): AsyncIterable<Lapse[]> {
    const wanted = { filter: {}, by: 'decidedAt', since, fields: DECISION } as const;
    for await (const batch of batchesOf(this.model, wanted, (document) => document))
      // Withdrawn ones have ended without a decision, and those of proposed people never waited for one.
      yield batch.flatMap(({ kind, status, appliedAt, decidedAt, proposed }): Lapse[] =>
        decidedAt && !proposed && (status === 'selected' || status === 'rejected')
          ? [{ kind, appliedAt, at: decidedAt }]
          : [],
      );
  }
}
