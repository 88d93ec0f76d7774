import { LIMITS } from '@consulting/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { alsoTaken } from '../../../shared/http/input/api-condition.ts';
import {
  DAY_SCHEMA,
  Id,
  INSTANT_SCHEMA,
  IsoDate,
  Optional,
  OptionalText,
  Text,
} from '../../../shared/http/input/fields.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { StablePageQuery } from '../../../shared/http/input/page.dto.ts';

export class SendMessageDto {
  /** @example 'When does the project start?' */
  @Text({ max: LIMITS.message, required: 'field.message-required' })
  content: string;

  /** The caller's own id, or missing. */
  @Optional()
  @Id()
  userId?: string;

  /** Ignored: users can only write to the administration. */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  recipientId?: string;

  /** Ignored: the sender is the signed-in user. */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  sender?: string;

  /** The job it is about. */
  @Optional()
  @Id()
  jobId?: string;
}

export class ReadDto {
  /** Time of the newest message that was shown: if a newer one has arrived, everything stays unread. If missing: all messages. */
  @Optional()
  @IsoDate({ ...INSTANT_SCHEMA, example: '2026-11-21T08:00:00.000Z', ...alsoTaken(DAY_SCHEMA) })
  seen?: string;
}

export class ConversationsQuery extends StablePageQuery {
  /** `only` keeps contact messages that look like spam, `hide` leaves them out. */
  @ApiProperty({ enum: ['only', 'hide'], required: false })
  @Optional()
  @IsIn(['only', 'hide'], rule('field.not-either', { one: 'only', other: 'hide' }))
  spam?: 'only' | 'hide';

  /** `barrier` keeps reports of barriers. */
  @ApiProperty({ enum: ['barrier'], required: false })
  @Optional()
  @IsIn(['barrier'], rule('field.not-one-of', { choices: 'barrier' }))
  kind?: 'barrier';
}

export class AdminMessageDto {
  /** The user who receives it. */
  @Id()
  recipientId: string;

  /** @example 'The project starts in January.' */
  @Text({ max: LIMITS.message, required: 'field.message-required' })
  content: string;

  /** Ignored: the sender is the administration. */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  sender?: string;
}
