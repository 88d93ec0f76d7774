import { coded } from '@consulting/contracts';
import { DomainError } from '../../shared/errors.ts';

/** Milliseconds for which a budget that is used up refuses; then a new window begins. */
export const REFUSED_FOR = 60_000;

/** 429, until the window ends. */
export function tooMany(milliseconds: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  return new DomainError('too-many', coded('request.too-many'), { retryAfter });
}

/** What a limit is in an installation with that RATE_LIMIT_SCALE. */
export const scaled = (limit: number, scale: number): number => Math.max(1, Math.round(limit * scale));
