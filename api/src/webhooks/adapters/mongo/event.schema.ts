import { Schema, type Types } from 'mongoose';
import { RETENTION } from '../../../shared/time/retention.ts';
import { span } from '../../../shared/time/span.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import type { LoggedEvent } from '../../domain/event.ts';

export interface EventDocument extends LoggedEvent {
  _id: Types.ObjectId;
}

export interface EventPlaceDocument {
  /** Always `LAST_PLACE`. */
  _id: string;
  /** The place of the last event that was published. */
  place: number;
}

export const EVENT_MODEL = 'Event';
export const EVENT_PLACE_MODEL = 'EventPlace';
export const LAST_PLACE = 'last';

export const eventSchema = new Schema<EventDocument>(
  {
    place: { type: Number, required: true },
    messageId: { type: String, required: true },
    body: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
eventSchema.index({ place: 1 }, { unique: true });
// Events at the end of their retention period.
eventSchema.index({ at: 1 });

export const eventPlaceSchema = new Schema<EventPlaceDocument>(
  { _id: String, place: { type: Number, required: true } },
  { versionKey: false },
);

export const eventsCollection = declareCollection({
  name: 'events',
  model: EVENT_MODEL,
  schema: eventSchema,
  backups: 'always',
  personal: 'none',
  keepsIds: 'The log of what other systems may read: ids that lead to nobody any more',
  kept: [{ what: 'an event that other systems may read', when: `after ${span(RETENTION.events)}` }],
});

export const eventPlacesCollection = declareCollection({
  name: 'eventPlaces',
  model: EVENT_PLACE_MODEL,
  schema: eventPlaceSchema,
  backups: 'internal',
  personal: 'none',
  kept: 'until-deleted',
});
