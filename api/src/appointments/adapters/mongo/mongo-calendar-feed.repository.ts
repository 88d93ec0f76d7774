import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CalendarFeedRepository } from '../../application/appointments.ports.ts';
import type { CalendarFeed, FeedOwner } from '../../domain/calendar-feed.ts';
import { CALENDAR_FEED_MODEL, toCalendarFeed, type CalendarFeedDocument } from './calendar-feed.schema.ts';

@Injectable()
export class MongoCalendarFeedRepository extends CalendarFeedRepository {
  constructor(@InjectModel(CALENDAR_FEED_MODEL) private readonly model: Model<CalendarFeedDocument>) {
    super();
  }

  async put({ owner: { id, kind }, hash, createdAt }: CalendarFeed): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { kind, hash, createdAt } }, { upsert: true });
  }

  async find({ id, kind }: FeedOwner): Promise<CalendarFeed | null> {
    const found = await this.model.findOne({ _id: id, kind }).lean<CalendarFeedDocument>();
    return found && toCalendarFeed(found);
  }

  async findByHash(hash: string): Promise<CalendarFeed | null> {
    const found = await this.model.findOne({ hash }).lean<CalendarFeedDocument>();
    return found && toCalendarFeed(found);
  }

  async remove({ id, kind }: FeedOwner): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id, kind })).deletedCount === 1;
  }
}
