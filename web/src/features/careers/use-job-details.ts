import { jobPath, TEXTS } from '@consulting/contracts';
import { useNavigate } from 'react-router-dom';
import { applyingAt, placeOf } from '../../shared/api/session/intent.ts';
import { useUser } from '../../shared/api/session/session.ts';
import { applyingOn } from '../../shared/posting/apply-anchor.ts';
import { useAccessNotice } from '../../shared/ui/page/blocks/use-access-notice.tsx';
import { registerAs } from '../../shared/ui/page/register-link.ts';

type ChosenJob = Record<'_id' | 'title', string>;

/**
 * View Details and Apply of a public job: job seekers go to the job in their dashboard, Apply also opens its dialog;
 * all others see the notice of the specification.
 */
export function useJobDetails() {
  const user = useUser();
  const navigate = useNavigate();
  const { deny, notice } = useAccessNotice(registerAs('JobSeeker'));
  const go = (path: string, { _id, title }: ChosenJob) => {
    const page = applyingOn(jobPath({ id: _id, title }));
    if (user?.role === 'JobSeeker') void navigate(path);
    else deny(user ? TEXTS.jobSeekersOnly : TEXTS.jobSignIn, { path, page });
  };
  return {
    view: (job: ChosenJob) => go(placeOf.job(job._id), job),
    apply: (job: ChosenJob) => go(applyingAt(placeOf.job(job._id)), job),
    notice,
  };
}
