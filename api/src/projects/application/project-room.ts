import { coded, LIMITS, type PostingState } from '@consulting/contracts';
import { DomainError } from '../../shared/errors.ts';
import { THERE } from '../../shared/posting/posting.ts';
import type { ProjectRepository } from './projects.ports.ts';

/**
 * Throws a conflict when a company has the maximum of projects in this state. Only within a unit of work that locks
 * the company, so that simultaneous ones do not exceed the limit.
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
