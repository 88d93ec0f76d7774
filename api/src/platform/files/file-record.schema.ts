import { Schema } from 'mongoose';
import { declareCollection } from '../database/collections/collection.ts';
import { RETENTION } from '../../shared/time/retention.ts';
import { span } from '../../shared/time/span.ts';

/** The state of a stored file. It does not know which entities refer to the file. */
export interface FileRecord {
  /** The key. */
  _id: string;
  /** `pending`: written, not yet referred to. `attached`: an entity refers to it. `released`: none does any more. */
  state: 'pending' | 'attached' | 'released';
  /** How many entities refer to it. */
  uses: number;
  /** When the file entered this state. */
  since: Date;
}

export const fileRecordSchema = new Schema<FileRecord>(
  {
    _id: String,
    state: { type: String, required: true },
    uses: { type: Number, default: 0 },
    since: { type: Date, required: true },
  },
  { versionKey: false },
);
fileRecordSchema.index({ state: 1, since: 1 });

export const fileRecordsCollection = declareCollection({
  name: 'files',
  model: 'FileRecord',
  schema: fileRecordSchema,
  backups: 'always',
  personal: 'none',
  kept: [
    {
      what: 'bytes of an upload that was refused, or of a deleted file',
      when: `after ${span(RETENTION.pendingFiles)}; ${span(RETENTION.releasedFiles)}`,
    },
  ],
});
