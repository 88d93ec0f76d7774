import { ApiPropertyOptional } from '@nestjs/swagger';
import { Optional } from '../../../shared/http/fields.ts';
import type { Session } from '../../domain/session.ts';
import { Password } from './auth.dto.ts';

export class ChangePasswordDto {
  @Password('The password until now')
  current: string;

  @Password()
  new: string;
}

export class EraseDto {
  @ApiPropertyOptional({ format: 'password', description: 'Not needed within 5 minutes after signing in' })
  @Optional()
  @Password('Not needed within 5 minutes after signing in')
  password?: string;
}

/** One place where the account is signed in. */
export class SessionView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** What the browser calls itself. @example Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 */
  device: string;

  /** @example 2026-11-21T08:00:00.000Z */
  openedAt: string;

  /** To the minute. @example 2026-11-21T09:30:00.000Z */
  lastSeenAt: string;

  /** Unless it is used before. @example 2026-11-22T09:30:00.000Z */
  expiresAt: string;

  /** The session of this very request. @example true */
  current: boolean;
}

export function toSessionView(session: Session, currentId: string): SessionView {
  return {
    _id: session.id,
    device: session.device,
    openedAt: session.openedAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.id === currentId,
  };
}
