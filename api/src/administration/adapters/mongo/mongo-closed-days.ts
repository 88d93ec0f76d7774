import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { APPLICATION_KINDS } from '@consulting/contracts';
import type { ClosedDay } from '../../../applications/domain/flow/closed-days.ts';
import { EVENTS, type EventsOfKind } from '../../../applications/domain/flow/day-events.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import { span } from '../../../shared/time/span.ts';
import { ClosedDays } from '../../application/figures/closed-days.ports.ts';

export interface ClosedDayDocument {
  /** The day. */
  _id: string;
  told: EventsOfKind[];
  waiting: EventsOfKind[];
  closedAt: Date;
}

export const CLOSED_DAY_MODEL = 'ClosedDay';

const groups = {
  type: [
    new Schema<EventsOfKind>(
      {
        kind: { type: String, enum: APPLICATION_KINDS, required: true },
        event: { type: String, enum: EVENTS, required: true },
        cases: { type: Number, required: true },
        tenths: { type: [Number], required: true },
      },
      { _id: false },
    ),
  ],
  required: true as const,
};

export const closedDaySchema = new Schema<ClosedDayDocument>(
  { _id: String, told: groups, waiting: groups, closedAt: { type: Date, required: true } },
  { versionKey: false },
);
closedDaySchema.index({ closedAt: 1 }, { expireAfterSeconds: RETENTION.closedDays / 1000 });

export const closedDaysCollection = declareCollection({
  name: 'closedDays',
  model: CLOSED_DAY_MODEL,
  schema: closedDaySchema,
  // Days that were closed again after a restore, in other groups, could be compared with those that were told before.
  backups: 'always',
  personal: 'none',
  kept: [
    { what: 'numbers of applications by day, for programs', when: `after ${span(RETENTION.closedDays)}` },
  ],
});

@Injectable()
export class MongoClosedDays extends ClosedDays {
  constructor(
    @InjectModel(CLOSED_DAY_MODEL) private readonly model: Model<ClosedDayDocument>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async since(day: string): Promise<ClosedDay[]> {
    const found = await this.model
      .find({ _id: { $gte: day } })
      .sort({ _id: 1 })
      .lean<ClosedDayDocument[]>();
    return found.map(toClosedDay);
  }

  async latest(): Promise<ClosedDay | null> {
    const found = await this.model.findOne().sort({ _id: -1 }).lean<ClosedDayDocument>();
    return found && toClosedDay(found);
  }

  async add({ day, told, waiting }: ClosedDay): Promise<boolean> {
    const added = await this.model.updateOne(
      { _id: day },
      { $setOnInsert: { told, waiting, closedAt: this.clock.now() } },
      { upsert: true },
    );
    return added.upsertedCount === 1;
  }
}

const toClosedDay = ({ _id, told, waiting }: ClosedDayDocument): ClosedDay => ({
  day: _id,
  told: told.map(toEvents),
  waiting: waiting.map(toEvents),
});

const toEvents = ({ kind, event, cases, tenths }: EventsOfKind): EventsOfKind => ({
  ...{ kind, event, cases },
  tenths: [...tenths],
});
