import { Schema, type Types } from 'mongoose';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import { NEWS_TOPICS, type NewsReader, type WaitingNews } from '../../domain/reader-news.ts';

export interface ReaderNewsDocument {
  /** The kind of the reader, and the id of a company after a dot. */
  _id: string;
  kind: NewsReader['kind'];
  /** The company; null for the firm. */
  readerId: Types.ObjectId | null;
  told: Date[];
  waiting: WaitingNews[];
  nextAt: Date;
  /** Counts locks. */
  holds: number;
}

export const READER_NEWS_MODEL = 'ReaderNews';

const waiting = new Schema<WaitingNews>(
  {
    topic: { type: String, enum: NEWS_TOPICS, required: true },
    count: { type: Number, required: true },
    ids: { type: [String], required: true },
  },
  { _id: false },
);

export const readerNewsSchema = new Schema<ReaderNewsDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: ['firm', 'company'], required: true },
    readerId: { type: Schema.Types.ObjectId, default: null },
    told: { type: [Date], required: true },
    waiting: { type: [waiting], required: true },
    nextAt: { type: Date, required: true },
    holds: { type: Number, default: 0 },
  },
  { versionKey: false },
);

// Mails that are due.
readerNewsSchema.index({ nextAt: 1 });
// Those of a company, for the erasure.
readerNewsSchema.index({ readerId: 1 });

export const readerNewsCollection = declareCollection({
  name: 'readerNews',
  model: READER_NEWS_MODEL,
  schema: readerNewsSchema,
  backups: 'always',
  personal: {
    of: ({ id: readerId }) => ({ readerId }),
    onErasure: 'remove',
    exported: { not: 'It has ids of own projects, numbers and the times of mails' },
  },
  kept: [
    { what: 'when mails to the firm, and to a company about its projects, were sent', when: 'after a day' },
  ],
});
