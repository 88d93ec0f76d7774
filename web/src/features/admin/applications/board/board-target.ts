import { useApi } from '../../../../shared/api/use-api.ts';
import { urlOf } from '../../../../shared/api/wire.ts';
import { langOf } from '../../../../shared/ui/display/content-language.tsx';
import { adminPath } from '../../admin-location.ts';

/** The job or project of a board. */
export interface BoardTarget {
  kind: 'job' | 'project';
  id: string;
}

/** Reads `job-<id>` or `project-<id>` from the URL; null for anything else. */
export function readBoardTarget(value: string | undefined): BoardTarget | null {
  const [, kind, id] = /^(job|project)-([0-9a-f]{24})$/.exec(value ?? '') ?? [];
  return kind && id ? { kind: kind as BoardTarget['kind'], id } : null;
}

/** The path of the board of one job or project. */
export const boardPath = ({ kind, id }: BoardTarget) =>
  `${adminPath('applications', {}, 'board')}&board=${kind}-${id}`;

export function boardUrl(target: BoardTarget | null, query: { q: string | undefined; limit: number }) {
  if (target === null) return urlOf('/api/admin/board', query);
  const params = { id: target.id, ...query };
  return target.kind === 'job'
    ? urlOf('/api/admin/jobs/{id}/board', params)
    : urlOf('/api/admin/projects/{id}/board', params);
}

/** The board's job or project: its title with the language of it, and whether a company moves the applications. */
export function useBoardTarget(target: BoardTarget | null) {
  const id = target?.id ?? '';
  const job = useApi(target?.kind === 'job' ? urlOf('/api/admin/jobs/{id}', { id }) : null).data;
  const project = useApi(target?.kind === 'project' ? urlOf('/api/admin/projects/{id}', { id }) : null).data;
  const posting = job ?? project;
  return {
    title: posting?.title,
    language: langOf(posting),
    isOwners: Boolean(project && !isFirms(project)),
  };
}

const isFirms = ({ b2bId }: { b2bId?: string | null }) => b2bId === null || b2bId === undefined;
