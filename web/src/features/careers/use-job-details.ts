import { TEXTS } from '@consulting/contracts';
import { useNavigate } from 'react-router-dom';
import { applyingAt, placeOf } from '../../shared/api/session/intent.ts';
import { useUser } from '../../shared/api/session/session.ts';
import { useAccessNotice } from '../../shared/ui/page/blocks/use-access-notice.tsx';
import { registerAs } from '../../shared/ui/page/register-link.ts';

/**
 * View Details and Apply of a public job: job seekers go to the job in their dashboard, Apply also opens its dialog;
 * all others see the notice of the specification.
 */
export function useJobDetails() {
  const user = useUser();
  const navigate = useNavigate();
  const { deny, notice } = useAccessNotice(registerAs('JobSeeker'));
  const go = (path: string) => {
    if (user?.role === 'JobSeeker') void navigate(path);
    else deny(user ? TEXTS.jobSeekersOnly : TEXTS.jobSignIn, path);
  };
  return {
    view: (jobId: string) => go(placeOf.job(jobId)),
    apply: (jobId: string) => go(applyingAt(placeOf.job(jobId))),
    notice,
  };
}
