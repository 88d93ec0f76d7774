import { TEXTS } from '@consulting/contracts';
import { ApiError, errorText } from '../../shared/api/client.ts';
import { placeOf } from '../../shared/api/intent.ts';
import { useUser } from '../../shared/api/session.ts';
import { useRefresh } from '../../shared/api/use-api.ts';
import type { Project } from '../../shared/api/types.ts';
import { useWayIn } from '../../shared/ui/blocks/use-way-in.tsx';
import { applyForConsultant, applyToProject } from './use-home-search.ts';

/**
 * Applying from the home page: visitors and users with another role get the notice of the specification, others the
 * result.
 */
export function useHomeApply() {
  const user = useUser();
  const { say, refuse, notice } = useWayIn();
  const refresh = useRefresh();

  /** Resolves to true when the user has applied, now or earlier from another window. */
  const attempt = async (
    run: () => Promise<{ message: string }>,
    texts: { failed: string; network: string },
    onSignedOut: () => void,
  ): Promise<boolean> => {
    try {
      say((await run()).message);
      return true;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      if (status === 401) onSignedOut();
      else say(errorText(error, texts.failed, texts.network));
      return status === 409;
    }
  };

  return {
    notice,
    applyToProject: async (project: Project) => {
      const ask = () => refuse(TEXTS.projectApplyRole, placeOf.project(project._id));
      if (!user || user.role === 'JobSeeker') {
        ask();
        return false;
      }
      const texts = { failed: 'Failed to apply.', network: 'Something went wrong.' };
      const stands = await attempt(() => applyToProject(user, project), texts, ask);
      if (stands) void refresh('/public/api/v0/home-search', '/private/api/projects');
      return stands;
    },
    applyForConsultant: async (id: string) => {
      const ask = () => refuse(TEXTS.consultantHomeApplyRole, placeOf.consultant(id));
      if (user?.role !== 'B2B') {
        ask();
        return false;
      }
      const texts = { failed: 'Failed to apply', network: 'Something went wrong. Try again.' };
      const stands = await attempt(() => applyForConsultant(user, id), texts, ask);
      if (stands) void refresh('/public/api/v0/home-search', '/private/api/consultants');
      return stands;
    },
  };
}
