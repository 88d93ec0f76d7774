import { coded, LIMITS, type PostingState } from '@consulting/contracts';
import { DomainError } from '../../shared/errors.ts';
import { THERE } from '../../shared/posting/posting.ts';
import type { ProjectRepository } from './projects.ports.ts';

/**
 * Whether a company may have one project more in this state. Within a unit of work that locks the company, so that
 * simultaneous ones do not exceed the limit together. Conflict when it has as many as it may.
 */
export async function assertRoom(
  projects: ProjectRepository,
  b2bId: string,
  state: PostingState,
): Promise<void> {
  // Closed projects are not counted.
  if (state === 'closed') return;
  const isDraft = state === 'draft';
  const max = isDraft ? LIMITS.draftProjects : LIMITS.openProjects;
  if ((await projects.countOf(b2bId, isDraft ? ['draft'] : THERE)) < max) return;
  const code = isDraft ? 'project.draft-limit-reached' : 'project.limit-reached';
  throw new DomainError('conflict', coded(code, { max }));
}
