import { LIMITS, TEXTS } from '@consulting/contracts';
import { Id, IsoDate, Optional, OptionalText, Text } from '../../../shared/http/fields.ts';

export class SendMessageDto {
  /** @example 'When does the project start?' */
  @Text({ max: LIMITS.message, required: TEXTS.messageRequired })
  content: string;

  /** The caller's own id, or missing. */
  @Optional()
  @Id()
  userId?: string;

  /** Ignored: a user writes to the administration alone. */
  @OptionalText({ max: LIMITS.name })
  recipientId?: string;

  /** Ignored: the sender is who is signed in. */
  @OptionalText({ max: LIMITS.name })
  sender?: string;

  /** The job it is about. */
  @Optional()
  @Id()
  jobId?: string;
}

export class ReadDto {
  /** Time of the newest message that was shown: when a newer one has come, everything stays unread. Missing: all. */
  @Optional()
  @IsoDate()
  seen?: string;
}

export class AdminMessageDto {
  /** The user who gets it. */
  @Id()
  recipientId: string;

  /** @example 'The project starts in January.' */
  @Text({ max: LIMITS.message, required: TEXTS.messageRequired })
  content: string;

  /** Ignored: the sender is the administration. */
  @OptionalText({ max: LIMITS.name })
  sender?: string;
}
