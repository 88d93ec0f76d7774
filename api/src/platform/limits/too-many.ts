import { coded } from '@consulting/contracts';
import { DomainError } from '../../shared/errors.ts';

/** Milliseconds for which a used-up budget refuses; then a new window begins. */
export const REFUSED_FOR = 60_000;

/** Returns the error 429 with the time until the window ends. */
export function tooMany(milliseconds: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  return new DomainError('too-many', coded('request.too-many'), { retryAfter });
}

/** Returns a limit in an installation with this RATE_LIMIT_SCALE. */
export const scaled = (limit: number, scale: number): number => Math.max(1, Math.round(limit * scale));
