import { Schema } from 'mongoose';

/** The state of a stored file's bytes. Which entity refers to them is not known here. */
export interface FileRecord {
  /** The key. */
  _id: string;
  /** `pending`: written, not yet referred to. `attached`: an entity refers to it. `released`: none does any more. */
  state: 'pending' | 'attached' | 'released';
  /** How many entities refer to it. */
  uses: number;
  /** When it came into this state. */
  since: Date;
}

export const FileRecordSchema = new Schema<FileRecord>(
  {
    _id: String,
    state: { type: String, required: true },
    uses: { type: Number, default: 0 },
    since: { type: Date, required: true },
  },
  { collection: 'files', versionKey: false },
);
FileRecordSchema.index({ state: 1, since: 1 });
