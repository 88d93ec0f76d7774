/** The possible subjects of an internal note. */
export const NOTE_SUBJECTS = ['user', 'application'] as const;
export type NoteSubjectKind = (typeof NOTE_SUBJECTS)[number];

export interface NoteSubject {
  kind: NoteSubjectKind;
  id: string;
}

/** An administrator's note about a person or an application, for administrators only. */
export interface Note {
  id: string;
  about: NoteSubject;
  /** The user that it is about, or who made the application. It is exported and erased with this account. */
  personId: string;
  text: string;
  /** The id of the administrator who wrote it. */
  authorId: string;
  createdAt: Date;
}

/** `user:656f2a9e1c9d440000a1b2c3` */
export const SUBJECT_PATTERN = `^(${NOTE_SUBJECTS.join('|')}):[0-9a-fA-F]{24}$`;

/** Parses a text of `SUBJECT_PATTERN`. */
export function subjectOf(text: string): NoteSubject {
  const [kind = '', id = ''] = text.split(':');
  return { kind: kind as NoteSubjectKind, id: id.toLowerCase() };
}

export const subjectText = ({ kind, id }: NoteSubject): string => `${kind}:${id}`;
