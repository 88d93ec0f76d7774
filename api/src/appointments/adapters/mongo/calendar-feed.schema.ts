import { Schema, type Types } from 'mongoose';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import type { CalendarFeed } from '../../domain/calendar-feed.ts';

export interface CalendarFeedDocument {
  /** The account's id. */
  _id: Types.ObjectId;
  kind: CalendarFeed['owner']['kind'];
  hash: string;
  createdAt: Date;
}

export const CALENDAR_FEED_MODEL = 'CalendarFeed';

export const calendarFeedSchema = new Schema<CalendarFeedDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: ['admin', 'user'], required: true },
    hash: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// The address of a feed.
calendarFeedSchema.index({ hash: 1 }, { unique: true });

export const calendarFeedsCollection = declareCollection({
  name: 'calendarFeeds',
  model: CALENDAR_FEED_MODEL,
  schema: calendarFeedSchema,
  // A restore must not bring back an address that was revoked since: feeds are switched on again.
  backups: 'never',
  personal: {
    of: ({ id }) => ({ _id: id }),
    onErasure: 'remove',
    exported: 'calendar-feed',
  },
  kept: 'until-deleted',
});

export const toCalendarFeed = ({ _id, kind, hash, createdAt }: CalendarFeedDocument): CalendarFeed => ({
  owner: { kind, id: _id.toHexString() },
  hash,
  createdAt,
});
