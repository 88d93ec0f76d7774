import type { PostingState } from '@consulting/contracts';
import { publicChange } from '../../shared/posting/posting.ts';
import type { DomainEvent } from '../../webhooks/domain/event.ts';
import type { Job } from '../domain/job.ts';

/** Returns the events of a change from the state `before` (null: did not exist). */
export function jobEvents(before: PostingState | null, job: Job): DomainEvent[] {
  return announced(before, job, job.state);
}

/** Returns the events of a removal: who saw the job is told that it closed, programs that it is gone. */
export const jobRemoved = (job: Job): DomainEvent[] => [
  ...announced(job.state, job, null),
  { type: 'job.removed', data: { id: job.id } },
];

function announced(
  before: PostingState | null,
  { id, title, location, language }: Job,
  after: PostingState | null,
): DomainEvent[] {
  const change = publicChange(before, after);
  if (!change) return [];
  return [{ type: `job.${change}`, data: { id, title, location, language, state: after ?? 'closed' } }];
}
