import type { PostingState } from '@consulting/contracts';
import { publicChange } from '../../shared/posting/posting.ts';
import type { DomainEvent } from '../../webhooks/domain/event.ts';
import type { Project } from '../domain/project.ts';

/** The state in which everybody sees a project; null for one that nobody does. */
export const shownState = ({ hidden, state }: Pick<Project, 'hidden' | 'state'>): PostingState | null =>
  hidden ? null : state;

/** What others are told when a project was shown in the state `before`, null for not at all, and now is as it says, or gone. */
export function projectEvents(
  before: PostingState | null,
  project: Project,
  after: PostingState | null = shownState(project),
): DomainEvent[] {
  const { id, title, location, language } = project;
  const change = publicChange(before, after);
  if (!change) return [];
  return [{ type: `project.${change}`, data: { id, title, location, language, state: after ?? 'closed' } }];
}
