import { coded } from '@consulting/contracts';
import { DomainError } from '../../shared/errors.ts';

const MINUTE = 60_000;

/** Returns the error 429 with the time until the window ends. */
export function tooMany(milliseconds: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  return new DomainError('too-many', coded('request.too-many', { minutes }), { retryAfter });
}

export const isTooMany = (error: unknown): boolean =>
  error instanceof DomainError && error.kind === 'too-many';

/** Returns a limit in an installation with this RATE_LIMIT_SCALE. */
export const scaled = (limit: number, scale: number): number => Math.max(1, Math.round(limit * scale));
