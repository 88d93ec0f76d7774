import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { ApiError, errorText } from '../../shared/api/client.ts';
import { placeOf } from '../../shared/api/intent.ts';
import { useUser } from '../../shared/api/session.ts';
import { useRefresh } from '../../shared/api/use-api.ts';
import type { Project } from '../../shared/api/types.ts';
import { useAccessNotice } from '../../shared/ui/blocks/use-access-notice.tsx';
import { applyForConsultant, applyToProject } from './use-home-search.ts';

/**
 * Applying from the home page: visitors and users with another role get the notice of the specification, others the
 * result.
 */
export function useHomeApply() {
  const user = useUser();
  const { show, deny, notice } = useAccessNotice();
  const refresh = useRefresh();

  /** Resolves to true when the user has applied, now or earlier from another window. */
  const attempt = async (
    run: () => Promise<{ message: string }>,
    texts: { failed: string; network: string },
    onSignedOut: () => void,
  ): Promise<boolean> => {
    try {
      show((await run()).message);
      return true;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      if (status === 401) onSignedOut();
      else show(errorText(error, texts.failed, texts.network));
      return status === 409;
    }
  };

  return {
    notice,
    applyToProject: async (project: Project) => {
      const askForRole = () => deny(TEXTS.projectApplyRole, placeOf.project(project._id));
      if (!user || user.role === 'JobSeeker') {
        askForRole();
        return false;
      }
      const texts = { failed: t`Failed to apply.`, network: t`Something went wrong.` };
      const applied = await attempt(() => applyToProject(user, project), texts, askForRole);
      if (applied) void refresh('/public/api/v0/home-search', '/private/api/projects');
      return applied;
    },
    applyForConsultant: async (id: string) => {
      const askForRole = () => deny(TEXTS.consultantHomeApplyRole, placeOf.consultant(id));
      if (user?.role !== 'B2B') {
        askForRole();
        return false;
      }
      const texts = { failed: t`Failed to apply`, network: t`Something went wrong. Try again.` };
      const applied = await attempt(() => applyForConsultant(user, id), texts, askForRole);
      if (applied) void refresh('/public/api/v0/home-search', '/private/api/consultants');
      return applied;
    },
  };
}
