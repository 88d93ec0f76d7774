import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { literal } from '../../../platform/database/queries/literal.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import { NoteRepository } from '../../application/notes.ports.ts';
import type { Note, NoteSubject, NoteSubjectKind } from '../../domain/note.ts';
import { NOTE_MODEL, toNote, type NoteDocument } from './note.schema.ts';

@Injectable()
export class MongoNoteRepository extends NoteRepository {
  constructor(@InjectModel(NOTE_MODEL) private readonly model: Model<NoteDocument>) {
    super();
  }

  async add({ id, about, ...note }: Note): Promise<void> {
    await this.model.create([{ _id: id, subjectKind: about.kind, subjectId: about.id, ...note }]);
  }

  page(
    { about, q }: { about: NoteSubject; q?: string | undefined },
    request: PageRequest,
  ): Promise<Page<Note>> {
    const filter = { subjectKind: about.kind, subjectId: about.id, ...(q && { text: literal(q) }) };
    return findPage(this.model, { filter, sort: { createdAt: -1, _id: -1 }, request }, toNote);
  }

  async findAllOf(personId: string): Promise<Note[]> {
    const found = await this.model.find({ personId }).sort({ createdAt: 1, _id: 1 }).lean<NoteDocument[]>();
    return found.map(toNote);
  }

  async remove(id: string): Promise<Note | null> {
    const removed = await this.model.findOneAndDelete({ _id: id }).lean<NoteDocument>();
    return removed && toNote(removed);
  }

  async removeAllAbout(kind: NoteSubjectKind, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.model.deleteMany({ subjectKind: kind, subjectId: { $in: [...ids] } });
  }
}
