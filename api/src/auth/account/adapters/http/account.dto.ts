import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Language } from '@consulting/contracts';
import { ApiVersion } from '../../../../shared/http/if-match.ts';
import { MessageAnswer } from '../../../../shared/http/output/message-answer.dto.ts';
import { includes, pageOf, type Page } from '../../../../shared/page.ts';
import type { PageQuery } from '../../../../shared/http/input/page.dto.ts';
import { LanguageField, Optional, Text } from '../../../../shared/http/input/fields.ts';
import type { Session, SessionAudience } from '../../../sessions/domain/session.ts';
import { Email, Password } from '../../../passwords/adapters/http/credential-fields.ts';

export class ChangePasswordDto {
  @Password('The current password')
  current: string;

  @Password()
  new: string;
}

export class LanguageDto {
  @LanguageField()
  language: Language;
}

/** A language that was saved. */
export class LanguageAnswer extends MessageAnswer {
  @ApiVersion({ of: 'the fields of the account that the owner can change' })
  version: string;
}

const NOT_NEEDED =
  'Not needed within 10 minutes of signing in, or of a confirmation; not enough where there is a second factor';

/** What wants the owner and not only an open session. */
export class EraseDto {
  @ApiPropertyOptional({
    format: 'password',
    description: NOT_NEEDED,
  })
  @Optional()
  @Password(NOT_NEEDED)
  password?: string;
}

export class ChangeEmailDto extends EraseDto {
  @Email()
  email: string;
}

export class EmailLinkDto {
  /** From the mailed link. */
  @Text({ max: 200, required: 'email.change-link-missing', kind: 'contact' })
  token: string;
}

/** A link was followed; whose account it was for says where to sign in. */
export class EmailChangeAnswer extends MessageAnswer {
  @ApiProperty({ enum: ['user', 'admin'], example: 'user' })
  account: SessionAudience;
}

/** One place where the account is signed in. */
export class SessionView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** The browser's user agent. @example Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 */
  device: string;

  /** @example 2026-11-21T08:00:00.000Z */
  openedAt: string;

  /** To the minute. @example 2026-11-21T09:30:00.000Z */
  lastSeenAt: string;

  /** Unless it is used before. @example 2026-11-22T09:30:00.000Z */
  expiresAt: string;

  /** The session of this request. @example true */
  current: boolean;
}

function toSessionView(session: Session, currentId: string): SessionView {
  return {
    _id: session.id,
    device: session.device,
    openedAt: session.openedAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.id === currentId,
  };
}

/** The asked page of somebody's sessions; `q` is searched in what the device calls itself. */
export function toSessionPage(
  sessions: readonly Session[],
  query: PageQuery,
  currentId: string,
): Page<SessionView> {
  const wanted = sessions.filter(({ device }) => includes(device, query.q));
  return pageOf(wanted, query).map((session) => toSessionView(session, currentId));
}
