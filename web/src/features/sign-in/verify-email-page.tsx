import { TEXTS, TIMING } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMailedToken } from '../../shared/account/use-mailed-token.ts';
import { ApiError, get } from '../../shared/api/client.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { Loading } from '../../shared/ui/feedback/loaded.tsx';
import { TaskNotice } from '../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../shared/ui/feedback/use-task.ts';
import { useHydrated } from '../../shared/ui/page/use-hydrated.ts';
import { AuthFrame } from './auth-frame.tsx';

/** /verify-email#token=: opened by the verification mail. On success it redirects to the sign-in page. */
export default function VerifyEmailPage() {
  const navigate = useNavigate();
  const token = useMailedToken();
  const isHydrated = useHydrated();
  const task = useTask({
    failed: t`Verification failed`,
    network: t`Something went wrong during verification`,
  });
  useEffect(() => {
    if (!isHydrated) return;
    void task.run(async () => {
      if (!token) throw new ApiError(400, TEXTS.verificationMissing);
      await get(urlOf('/public/api/v0/verify-email', { token }));
      return t`Email verified successfully! Redirecting to login...`;
    });
    // Once for each token.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token, isHydrated]);
  useEffect(() => {
    if (!task.done) return;
    const redirect = () => void navigate('/login', { replace: true });
    const timer = window.setTimeout(redirect, TIMING.verificationRedirect);
    return () => window.clearTimeout(timer);
  }, [task.done, navigate]);

  return (
    <AuthFrame path="/verify-email" title={t`Verify your email`} description={t`Confirm your email address.`}>
      <div className="gate-outcome">
        {!task.done && !task.error && <Loading />}
        <TaskNotice task={task} />
        {task.done && (
          <p>
            <Link to="/sign_in">{t`Sign in now`}</Link>
          </p>
        )}
        {/* Rendered from the first paint on: it is the largest text of the page. */}
        {!task.done && (
          <p>
            <Trans>
              The link in the email works for 24 hours. <Link to="/sign_in">Sign in</Link> to request a new
              one.
            </Trans>
          </p>
        )}
      </div>
    </AuthFrame>
  );
}
