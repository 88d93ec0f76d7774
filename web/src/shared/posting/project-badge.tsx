import type { PostingState } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Badge } from '../ui/display/badge.tsx';
import { StateBadge } from './state-badge.tsx';

/** Fields that only the project's company and administrators receive. */
export interface MayBeHeld {
  state: PostingState;
  held?: boolean;
}

/** True for one of a company's first projects, which is published only after an administrator's review. */
export const waitsForLook = ({ held, state }: MayBeHeld): boolean => held === true && state === 'open';

/** The state of a project; a project in review shows that it is waiting instead of "Open". */
export function ProjectBadge({ project }: { project: MayBeHeld }) {
  return waitsForLook(project) ? (
    <Badge tone="care">{t`Awaiting review`}</Badge>
  ) : (
    <StateBadge state={project.state} />
  );
}

/** The same for lists that put open projects first; renders nothing for published projects. */
export function ProjectMark({ project }: { project: MayBeHeld }) {
  return project.state === 'open' && !waitsForLook(project) ? null : <ProjectBadge project={project} />;
}
