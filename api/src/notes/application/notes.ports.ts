import type { Page, PageRequest } from '../../shared/page.ts';
import type { Note, NoteSubject, NoteSubjectKind } from '../domain/note.ts';

/** Internal notes in the store. Every change joins the caller's unit of work. */
export abstract class NoteRepository {
  abstract add(note: Note): Promise<void>;

  /** Newest first; `q` is searched in the text, literally and ignoring case. */
  abstract page(
    filter: { about: NoteSubject; q?: string | undefined },
    request: PageRequest,
  ): Promise<Page<Note>>;

  /** All that concern a person, also those about the person's applications. Oldest first. */
  abstract findAllOf(personId: string): Promise<Note[]>;

  /** The note as it was, or null when there is none. */
  abstract remove(id: string): Promise<Note | null>;

  /** Idempotent. */
  abstract removeAllAbout(kind: NoteSubjectKind, ids: readonly string[]): Promise<void>;
}
