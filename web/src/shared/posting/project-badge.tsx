import type { PostingState } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Badge } from '../ui/display/badge.tsx';
import { StateBadge } from './state-badge.tsx';

/** What only its company and the administration are told of. */
export interface MayBeHeld {
  state: PostingState;
  held?: boolean;
}

/** One of the first projects of a company, open for everybody as soon as the administration has looked at it. */
export const waitsForLook = ({ held, state }: MayBeHeld): boolean => held === true && state === 'open';

/** The state of a project; instead of "Open" that it waits, where that is so. */
export function ProjectBadge({ project }: { project: MayBeHeld }) {
  return waitsForLook(project) ? (
    <Badge tone="care">{t`Waits for a look`}</Badge>
  ) : (
    <StateBadge state={project.state} />
  );
}

/** The same where the lists are of open ones first: nothing of what everybody sees. */
export function ProjectMark({ project }: { project: MayBeHeld }) {
  return project.state === 'open' && !waitsForLook(project) ? null : <ProjectBadge project={project} />;
}
