import { TEXTS } from '@consulting/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberIntent } from '../../shared/api/intent.ts';
import { useUserSession } from '../../shared/api/session.ts';

/**
 * View Details and Apply of a public job: a JobSeeker goes to the job in the dashboard, everybody else
 * gets the specification's notice. OK leads a visitor to sign in, and the job opens afterwards.
 */
export function useJobDetails() {
  const { user, isAuthenticated } = useUserSession();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<string | null>(null);
  const close = () => setNotice(null);

  return {
    notice,
    view: (jobId: string) => {
      const path = `/dashboard/jobs?jobid=${jobId}`;
      if (user?.role === 'JobSeeker') return void navigate(path);
      if (!isAuthenticated) rememberIntent(path);
      setNotice(isAuthenticated ? TEXTS.jobSeekersOnly : TEXTS.jobSignIn);
    },
    close,
    ok: () => {
      close();
      if (!isAuthenticated) void navigate('/sign_in');
    },
  };
}
