import type { PostingState } from '@consulting/contracts';
import { publicChange } from '../../shared/posting/posting.ts';
import type { DomainEvent } from '../../webhooks/domain/event.ts';
import type { Job } from '../domain/job.ts';

/** Returns the events of a change from the state `before` (null: did not exist) to `after` (null: removed). */
export function jobEvents(
  before: PostingState | null,
  { id, title, location, language, state }: Job,
  after: PostingState | null = state,
): DomainEvent[] {
  const change = publicChange(before, after);
  if (!change) return [];
  return [{ type: `job.${change}`, data: { id, title, location, language, state: after ?? 'closed' } }];
}
