import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { ApiError, errorText, send } from '../../shared/api/client.ts';
import { placeOf } from '../../shared/api/intent.ts';
import { useUser } from '../../shared/api/session.ts';
import type { Project } from '../../shared/api/types.ts';
import { useRefresh } from '../../shared/api/use-api.ts';
import { useAccessNotice } from '../../shared/ui/blocks/use-access-notice.tsx';
import { applyForProject } from '../projects/applications.ts';

interface Attempt {
  /** The API call; false for those who may not apply. */
  apply: false | (() => Promise<{ message: string }>);
  /** The notice for visitors and users with another role, and where in the dashboard to continue. */
  refusal: string;
  place: string;
  failed: string;
  network: string;
  list: '/private/api/projects' | '/private/api/consultants';
}

/**
 * Applying from the home page: visitors and users with another role get the notice of the specification, others the
 * result.
 */
export function useHomeApply() {
  const user = useUser();
  const { show, deny, notice } = useAccessNotice();
  const refresh = useRefresh();

  /** Resolves to true when the user has applied, now or earlier from another window. */
  const attempt = async ({ apply, refusal, place, failed, network, list }: Attempt): Promise<boolean> => {
    if (!apply) {
      deny(refusal, place);
      return false;
    }
    try {
      show((await apply()).message);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      if (status === 401) deny(refusal, place);
      else show(errorText(error, failed, network));
      if (status !== 409) return false;
    }
    void refresh('/public/api/v0/home-search', list);
    return true;
  };

  return {
    notice,
    applyToProject: (project: Project) =>
      attempt({
        apply:
          user !== null && user.role !== 'JobSeeker' && (() => applyForProject(project, user, 'optional')),
        refusal: TEXTS.projectApplyRole,
        place: placeOf.project(project._id),
        failed: t`Failed to apply.`,
        network: t`Something went wrong.`,
        list: '/private/api/projects',
      }),
    applyForConsultant: (consultantId: string) =>
      attempt({
        apply:
          user?.role === 'B2B' &&
          (() =>
            send('post', '/private/api/apply-consultant', {
              auth: 'optional',
              body: { b2bId: user._id, consultantId },
            })),
        refusal: TEXTS.consultantHomeApplyRole,
        place: placeOf.consultant(consultantId),
        failed: t`Failed to apply`,
        network: t`Something went wrong. Try again.`,
        list: '/private/api/consultants',
      }),
  };
}
