import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { errorText } from '../../../shared/api/client.ts';
import { exchangeCode } from '../../../shared/api/session/sign-in.ts';
import type { PendingSignIn } from '../../../shared/api/types.ts';

export const LINKEDIN_UNREACHABLE = t`Could not reach server. Please try again in a few seconds.`;
const FAILED = t`Signing in with LinkedIn failed. Please try again.`;

/** Messages for the `?error=` codes of the callback. */
const ERRORS: Record<string, string> = {
  cancelled: t`Signing in with LinkedIn was cancelled.`,
  expired: t`Signing in with LinkedIn took too long or was started in another browser. Please try again.`,
  provider: t`LinkedIn could not be reached. Please try again in a few minutes.`,
  email_unverified: t`LinkedIn has not verified your email address. Verify it there, or sign in with your password.`,
  linked_to_another: t`Your account is linked to a different LinkedIn profile. Use that profile, or sign in with your password.`,
  email_reserved: t`This email address cannot be used for a new account at the moment. Please try again in a few days.`,
  blocked: t`This account is blocked. Please contact us.`,
};

/** The code in `?data=`: base64url of JSON `{ user: { _id }, token }`; null if malformed. */
export function codeIn(data: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(data.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    const { token } = JSON.parse(new TextDecoder().decode(bytes)) as { token?: unknown };
    return typeof token === 'string' && token ? token : null;
  } catch {
    return null;
  }
}

/**
 * Handles the redirect from LinkedIn: first removes the code from the URL, so that neither history nor referrer
 * contain it, then exchanges it for a session.
 */
export function useLinkedInLanding(onPending: (pending: PendingSignIn) => void) {
  const [exchanging, setExchanging] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const data = query.get('data');
    const reason = query.get('error');
    if (data === null && reason === null) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (data === null) return setError(ERRORS[reason ?? ''] ?? FAILED);
    setExchanging(true);
    void exchange(data, onPending).then((problem) => {
      setError(problem);
      setExchanging(false);
    });
    // Once, for what the address said when the page was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { exchanging, error };
}

/** Opens a session, or passes on the missing step. Resolves to the error message, or to null. */
async function exchange(data: string, onPending: (pending: PendingSignIn) => void): Promise<string | null> {
  const code = codeIn(data);
  if (!code) return FAILED;
  try {
    const pending = await exchangeCode(code);
    if (pending) onPending(pending);
    return null;
  } catch (failure) {
    return errorText(failure, FAILED, LINKEDIN_UNREACHABLE);
  }
}
