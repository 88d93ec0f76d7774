import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { batchesOf } from '../../../platform/database/queries/batches.ts';
import { FlowReader } from '../../application/flow.ports.ts';
import type { Arrival, Lapse } from '../../domain/flow/flow.ts';
import { APPLICATION_MODEL, type ApplicationDocument } from './application.schema.ts';

const ARRIVAL = { kind: 1, targetId: 1, status: 1, appliedAt: 1 } as const;
const OPENING = { kind: 1, appliedAt: 1, seenAt: 1 } as const;
const DECISION = { kind: 1, status: 1, appliedAt: 1, decidedAt: 1 } as const;

const toArrival = ({ kind, targetId, status, appliedAt }: ApplicationDocument): Arrival => ({
  kind,
  targetId: targetId.toHexString(),
  status,
  appliedAt,
  stages: [],
});

@Injectable()
export class MongoFlowReader extends FlowReader {
  constructor(@InjectModel(APPLICATION_MODEL) private readonly model: Model<ApplicationDocument>) {
    super();
  }

  arrivals(since: Date): AsyncIterable<Arrival[]> {
    const wanted = { filter: {}, by: 'appliedAt', since, fields: ARRIVAL } as const;
    return batchesOf(this.model, wanted, toArrival);
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
      // Withdrawn ones have ended without a decision.
      yield batch.flatMap(({ kind, status, appliedAt, decidedAt }): Lapse[] =>
        decidedAt && (status === 'selected' || status === 'rejected')
          ? [{ kind, appliedAt, at: decidedAt }]
          : [],
      );
  }
}
