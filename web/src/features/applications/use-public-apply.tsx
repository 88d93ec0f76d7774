import { projectPath, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { applyingAt, placeOf } from '../../shared/api/session/intent.ts';
import { useUser } from '../../shared/api/session/session.ts';
import { applyingOn } from '../../shared/posting/apply-anchor.ts';
import type { AnonymousConsultant, Project } from '../../shared/api/types.ts';
import { useRefresh } from '../../shared/api/use-api.ts';
import { useAccessNotice } from '../../shared/ui/page/blocks/use-access-notice.tsx';
import type { ApplyTarget } from './send-application.ts';
import { useApplyDialog } from './use-apply-dialog.tsx';

/** The notice for people who may not apply, and the path of the lists to reload after an application. */
const KINDS = {
  job: { refusal: TEXTS.jobSignIn, list: '/public/api/v0/jobs' },
  project: { refusal: TEXTS.projectApplyRole, list: '/private/api/projects' },
  consultant: { refusal: TEXTS.consultantHomeApplyRole, list: '/private/api/consultants' },
} as const;

type PublicTarget = ApplyTarget & { kind: keyof typeof KINDS };

/**
 * Applying on the home page and on a project's page: visitors and users with another role get the notice of the specification, others the
 * dialog and then its outcome.
 */
export function usePublicApply() {
  const user = useUser();
  const { show, deny, notice } = useAccessNotice();
  const refresh = useRefresh();
  const whenApplied = useRef<() => void>(undefined);
  const refuse = ({ kind, id, title }: PublicTarget) =>
    deny(KINDS[kind].refusal, {
      path: applyingAt(placeOf[kind](id)),
      ...(kind === 'project' && { page: applyingOn(projectPath({ id, title })) }),
    });

  const { open, dialog } = useApplyDialog<PublicTarget>(({ message, applicationId, status }, target) => {
    if (status === 401) return refuse(target);
    // Also if the user has applied earlier, in another window.
    if (applicationId || status === 409) {
      whenApplied.current?.();
      void refresh(
        '/public/api/v0/home-search',
        '/public/api/v0/projects',
        KINDS[target.kind].list,
        '/private/api/applications',
      );
    }
    show(message);
  }, 'optional');

  const attempt = (target: PublicTarget, mayApply: boolean, onApplied: () => void) => {
    whenApplied.current = onApplied;
    if (mayApply) open(target);
    else refuse(target);
  };
  return {
    /** Render it at the end of the page. */
    shown: (
      <>
        {dialog}
        {notice}
      </>
    ),
    /** `onApplied` is called when applying is no longer possible, before the outcome is shown. */
    toProject: ({ _id, title }: Pick<Project, '_id' | 'title'>, onApplied: () => void) =>
      attempt({ kind: 'project', id: _id, title }, user !== null && user.role !== 'JobSeeker', onApplied),
    forConsultant: ({ _id, position }: AnonymousConsultant, onApplied: () => void) =>
      attempt(
        { kind: 'consultant', id: _id, title: position || t`Consultant` },
        user?.role === 'B2B',
        onApplied,
      ),
  };
}
