import type { ProjectTexts } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { useUser } from '../../shared/api/session/session.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Button } from '../../shared/ui/form/button.tsx';
import { useFocusFallback } from '../../shared/ui/page/focus.ts';
import { usePublicApply } from '../applications/use-public-apply.tsx';
import { applicationOf } from '../projects/application.ts';
import { useProject } from '../projects/use-projects.ts';

/** Applying as on the home page: its notices, a badge for those who have applied, and nothing for the project's owner. */
export function ProjectApply({ project }: { project: Pick<ProjectTexts, '_id' | 'title'> }) {
  const user = useUser();
  const root = useRef<HTMLDivElement>(null);
  const { data } = useProject(user && project._id);
  const apply = usePublicApply();
  const hasApplied = data !== undefined && applicationOf(data, user) !== undefined;
  const isOwner = user !== null && data?.b2bId === user._id;
  const focus = () => root.current?.focus();
  useFocusFallback(focus, data && hasApplied);
  return (
    <div ref={root} tabIndex={-1}>
      {hasApplied ? (
        <Badge>{t`Applied`}</Badge>
      ) : (
        !isOwner && <Button onClick={() => apply.toProject(project, focus)}>{t`Apply`}</Button>
      )}
      {apply.shown}
    </div>
  );
}
