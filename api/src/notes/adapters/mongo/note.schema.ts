import { Schema, type Types } from 'mongoose';
import { NOTE_SUBJECTS, type Note, type NoteSubjectKind } from '../../domain/note.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

export interface NoteDocument {
  _id: Types.ObjectId;
  subjectKind: NoteSubjectKind;
  subjectId: Types.ObjectId;
  personId: Types.ObjectId;
  text: string;
  authorId: Types.ObjectId;
  createdAt: Date;
}

export const NOTE_MODEL = 'Note';

export const noteSchema = new Schema<NoteDocument>(
  {
    subjectKind: { type: String, enum: NOTE_SUBJECTS, required: true },
    subjectId: { type: Schema.Types.ObjectId, required: true },
    personId: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, required: true },
    authorId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);

noteSchema.index({ subjectKind: 1, subjectId: 1, createdAt: -1, _id: -1 });
noteSchema.index({ personId: 1, createdAt: 1, _id: 1 });

export const notesCollection = declareCollection({
  name: 'notes',
  model: NOTE_MODEL,
  schema: noteSchema,
  backups: 'always',
  personal: {
    of: ({ id }) => ({ personId: id }),
    onErasure: 'remove',
    exported: 'notes',
  },
  kept: 'until-deleted',
});

export function toNote(document: NoteDocument): Note {
  return {
    id: document._id.toHexString(),
    about: { kind: document.subjectKind, id: document.subjectId.toHexString() },
    personId: document.personId.toHexString(),
    text: document.text,
    authorId: document.authorId.toHexString(),
    createdAt: document.createdAt,
  };
}
