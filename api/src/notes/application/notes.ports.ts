import type { Page, PageRequest } from '../../shared/page.ts';
import type { Note, NoteSubject, NoteSubjectKind } from '../domain/note.ts';

/** Stores internal notes. Every change joins the caller's unit of work. */
export abstract class NoteRepository {
  abstract add(note: Note): Promise<void>;

  /** Newest first; `q` is searched in the text, literally and ignoring case. */
  abstract page(
    filter: { about: NoteSubject; q?: string | undefined },
    request: PageRequest,
  ): Promise<Page<Note>>;

  /** Returns all notes about a person and the person's applications, oldest first. */
  abstract findAllOf(personId: string): Promise<Note[]>;

  /** Returns the removed note, or null when there was none. */
  abstract remove(id: string): Promise<Note | null>;

  /** Idempotent. */
  abstract removeAllAbout(kind: NoteSubjectKind, ids: readonly string[]): Promise<void>;
}
