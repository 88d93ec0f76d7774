import { Schema, type Types } from 'mongoose';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import type { CollectedNews } from '../../domain/collected-news.ts';

export interface CollectedNewsDocument extends Omit<
  CollectedNews,
  'applicantId' | 'targetId' | 'applicationId'
> {
  /** The ids of the target and the applicant, and the side, with dots between them. */
  _id: string;
  applicantId: Types.ObjectId;
  targetId: Types.ObjectId;
  applicationId: Types.ObjectId;
}

export const COLLECTED_NEWS_MODEL = 'CollectedNews';

const id = { type: Schema.Types.ObjectId, required: true as const };

export const collectedNewsSchema = new Schema<CollectedNewsDocument>(
  {
    _id: { type: String, required: true },
    side: { type: String, enum: ['applicant', 'decider'], required: true },
    applicantId: id,
    targetId: id,
    applicationId: id,
    told: { type: [Date], required: true },
    isWaiting: { type: Boolean, required: true },
    nextAt: { type: Date, required: true },
  },
  { versionKey: false },
);

// Mails that are due.
collectedNewsSchema.index({ nextAt: 1 });
// Those of an applicant, for the erasure.
collectedNewsSchema.index({ applicantId: 1 });

export const collectedNewsCollection = declareCollection({
  name: 'collectedNews',
  model: COLLECTED_NEWS_MODEL,
  schema: collectedNewsSchema,
  backups: 'always',
  personal: {
    of: ({ id: applicantId }) => ({ applicantId }),
    onErasure: 'remove',
    exported: { not: 'It has ids of applications and the times of mails' },
  },
  kept: [{ what: 'when mails about an application were sent', when: 'after a day' }],
});
