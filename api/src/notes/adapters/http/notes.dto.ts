import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { LIMITS } from '@consulting/contracts';
import { Text } from '../../../shared/http/input/fields.ts';
import { StablePageQuery } from '../../../shared/http/input/page.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import type { SignedNote } from '../../application/notes.service.ts';
import { SUBJECT_PATTERN, subjectText } from '../../domain/note.ts';

const EXAMPLE = 'user:656f2a9e1c9d440000a1b2c4';

export class NotesQuery extends StablePageQuery {
  /** The subject of the notes: `user:` or `application:` followed by its id. */
  @ApiProperty({ type: String, pattern: SUBJECT_PATTERN, example: EXAMPLE })
  @Matches(new RegExp(SUBJECT_PATTERN), rule('field.not-about'))
  about: string;
}

export class NoteDto {
  /** The subject of the note: `user:` or `application:` followed by its id. */
  @ApiProperty({ type: String, pattern: SUBJECT_PATTERN, example: EXAMPLE })
  @Matches(new RegExp(SUBJECT_PATTERN), rule('field.not-about'))
  about: string;

  /** @example 'Can start in March; prefers to be called after 5 p.m.' */
  @Text({ max: LIMITS.text, required: 'field.text-required' })
  text: string;
}

/** A note for administrators alone. */
export class NoteView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example user:656f2a9e1c9d440000a1b2c4 */
  about: string;

  /** @example 'Can start in March; prefers to be called after 5 p.m.' */
  text: string;

  /** The administrator's email address; empty when that administrator was removed. @example erika@example.com */
  author: string;

  /** @example 2026-11-21T08:00:00.000Z */
  createdAt: string;
}

/** A note that was added. */
export class NoteAnswer extends MessageAnswer {
  note: NoteView;
}

export function toNoteView({ note, author }: SignedNote): NoteView {
  return {
    _id: note.id,
    about: subjectText(note.about),
    text: note.text,
    author,
    createdAt: note.createdAt.toISOString(),
  };
}
