import type { PostingState } from '@consulting/contracts';
import { publicChange } from '../../shared/posting/posting.ts';
import type { DomainEvent } from '../../webhooks/domain/event.ts';
import type { Project } from '../domain/project.ts';

/** Returns the publicly visible state of a project; null for one that is not visible. */
export const shownState = ({ hidden, state }: Pick<Project, 'hidden' | 'state'>): PostingState | null =>
  hidden ? null : state;

/** Returns the events of a removal: who saw the project is told that it closed, programs that it is gone. */
export const projectRemoved = (project: Project): DomainEvent[] => [
  ...projectEvents(shownState(project), project, null),
  { type: 'project.removed', data: { id: project.id } },
];

/** Returns the events of a change of the visible state from `before` to `after`; null: not visible, or removed. */
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
