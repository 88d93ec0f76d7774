import { Schema } from 'mongoose';
import type { Experience, Qualification } from './career.ts';
import type { StoredFile } from '../stored-file.ts';

const text = { type: String, default: '' };

/** Schemas of parts that several entities hold, without ids of their own. */
export const fileSchema = new Schema<StoredFile>(
  { key: String, filename: String, contentType: String, size: Number, uploadedAt: Date },
  { _id: false },
);

export const qualificationSchema = new Schema<Qualification>(
  { university: text, year: text, course: text },
  { _id: false },
);

export const experienceSchema = new Schema<Experience>(
  { company: text, role: text, from: text, to: text },
  { _id: false },
);
