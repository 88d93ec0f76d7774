import { DomainError } from '../../shared/errors.ts';

/** Returns the seconds until the next try; null when the request was within its budget. */
export async function refusedFor(spend: () => unknown): Promise<number | null> {
  try {
    await spend();
    return null;
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'too-many') throw error;
    return error.details.retryAfter ?? null;
  }
}
