import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { removeInTurns } from '../../../platform/database/queries/remove-in-turns.ts';
import { EventLog } from '../../application/webhooks.ports.ts';
import type { LoggedEvent } from '../../domain/event.ts';
import {
  EVENT_MODEL,
  EVENT_PLACE_MODEL,
  LAST_PLACE,
  type EventDocument,
  type EventPlaceDocument,
} from './event.schema.ts';

@Injectable()
export class MongoEventLog extends EventLog implements OnApplicationBootstrap {
  constructor(
    @InjectModel(EVENT_MODEL) private readonly records: Model<EventDocument>,
    @InjectModel(EVENT_PLACE_MODEL) private readonly places: Model<EventPlaceDocument>,
  ) {
    super();
  }

  /** The counter exists before the first event, so that two first ones do not race to insert it. */
  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.places.exists({ _id: LAST_PLACE })))
      await this.places.updateOne({ _id: LAST_PLACE }, { $inc: { place: 0 } }, { upsert: true });
  }

  async add(event: Omit<LoggedEvent, 'place'>): Promise<void> {
    const counted = await this.places
      .findOneAndUpdate(
        { _id: LAST_PLACE },
        { $inc: { place: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<EventPlaceDocument>();
    await this.records.create([{ ...event, place: counted.place }]);
  }

  async last(): Promise<number> {
    const counted = await this.places.findById(LAST_PLACE).lean<EventPlaceDocument>();
    return counted?.place ?? 0;
  }

  from(place: number, count: number): Promise<LoggedEvent[]> {
    return this.records
      .find({ place: { $gte: place } })
      .sort({ place: 1 })
      .limit(count)
      .lean<EventDocument[]>();
  }

  sweep(date: Date): Promise<void> {
    return removeInTurns(this.records, { at: { $lt: date } });
  }
}
