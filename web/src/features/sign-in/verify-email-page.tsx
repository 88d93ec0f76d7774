import { TEXTS, TIMING } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError, get } from '../../shared/api/client.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { Loading } from '../../shared/ui/loaded.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';

type State = 'loading' | 'success' | { error: string };

/** Verifies the token; every outcome has a message in the specification. */
async function verify(token: string | null): Promise<State> {
  if (!token) return { error: TEXTS.verificationMissing };
  try {
    await get(urlOf('/public/api/v0/verify-email', { token }));
    return 'success';
  } catch (error) {
    const answered = error instanceof ApiError && !error.network;
    if (!answered) return { error: t`Something went wrong during verification` };
    return { error: error.message || t`Verification failed` };
  }
}

/** /verify-email?token=: opened by the verification mail. On success it redirects to the sign-in page. */
export default function VerifyEmailPage() {
  const navigate = useNavigate();
  const [state, setState] = useState<State>('loading');

  useEffect(() => {
    let shown = true;
    void verify(new URLSearchParams(window.location.search).get('token')).then((outcome) => {
      if (shown) setState(outcome);
    });
    return () => {
      shown = false;
    };
  }, []);
  useEffect(() => {
    if (state !== 'success') return;
    const redirect = () => void navigate('/login', { replace: true });
    const timer = window.setTimeout(redirect, TIMING.verificationRedirect);
    return () => window.clearTimeout(timer);
  }, [state, navigate]);

  return (
    <AuthFrame path="/verify-email" title={t`Verify your email`} description={t`Confirm your email address.`}>
      <div className="gate-outcome">
        {state === 'loading' && <Loading />}
        {state === 'success' && (
          <>
            <Notice tone="ok">{t`Email verified successfully! Redirecting to login...`}</Notice>
            <p>
              <Link to="/sign_in">{t`Sign in now`}</Link>
            </p>
          </>
        )}
        {typeof state === 'object' && (
          <>
            <Notice tone="bad">{state.error}</Notice>
            <p>
              <Trans>
                The link in the email works for 24 hours. <Link to="/sign_in">Sign in</Link> to request a new
                one.
              </Trans>
            </p>
          </>
        )}
      </div>
    </AuthFrame>
  );
}
