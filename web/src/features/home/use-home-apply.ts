import { TEXTS } from '@consulting/contracts';
import { useState } from 'react';
import { ApiError, errorText } from '../../shared/api/client.ts';
import { rememberIntent } from '../../shared/api/intent.ts';
import { useUserSession } from '../../shared/api/session.ts';
import { useRefresh } from '../../shared/api/use-api.ts';
import type { Project } from '../../shared/api/types.ts';
import { applyForConsultant, applyToProject, HOME_SEARCH } from './use-home-search.ts';

/**
 * Applying from the home page: a visitor and the wrong role get the specification's notice, everybody
 * else the outcome. What a visitor chose opens after they signed in.
 */
export function useHomeApply() {
  const { user } = useUserSession();
  const [notice, setNotice] = useState<string | null>(null);
  const refresh = useRefresh();

  /** True when the application stands: sent now, or before from another window. */
  const attempt = async (
    run: () => Promise<{ message: string }>,
    texts: { failed: string; network: string; signedOut: string },
  ): Promise<boolean> => {
    try {
      setNotice((await run()).message);
      return true;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      setNotice(status === 401 ? texts.signedOut : errorText(error, texts.failed, texts.network));
      return status === 409;
    }
  };

  return {
    notice,
    dismiss: () => setNotice(null),
    applyToProject: async (project: Project) => {
      if (!user) rememberIntent(`/dashboard/projects?tab=projects&projectId=${project._id}`);
      if (!user || user.role === 'JobSeeker') {
        setNotice(TEXTS.projectApplyRole);
        return false;
      }
      const stands = await attempt(() => applyToProject(user, project), {
        failed: 'Failed to apply.',
        network: 'Something went wrong.',
        signedOut: TEXTS.projectApplyRole,
      });
      if (stands) void refresh(HOME_SEARCH, '/private/api/projects');
      return stands;
    },
    applyForConsultant: async (id: string) => {
      if (!user) rememberIntent(`/dashboard/consultants?consultantId=${id}`);
      if (user?.role !== 'B2B') return setNotice(TEXTS.consultantHomeApplyRole);
      const stands = await attempt(() => applyForConsultant(user, id), {
        failed: 'Failed to apply',
        network: 'Something went wrong. Try again.',
        signedOut: TEXTS.consultantHomeApplyRole,
      });
      if (stands) void refresh(HOME_SEARCH, '/private/api/consultants');
    },
  };
}
