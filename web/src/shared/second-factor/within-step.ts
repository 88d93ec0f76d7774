import { t } from '@lingui/core/macro';
import { ApiError } from '../api/client.ts';
import type { Audience } from '../api/session/reauth.ts';
import type { PendingSignIn } from '../api/types.ts';

export interface SecondStepProps {
  audience: Audience;
  pending: PendingSignIn;
  /** A session is open now. */
  onDone?: () => void;
  /** Returns to the password, which must be entered again; `reason` is not set if the person went back. */
  onOver: (reason?: string) => void;
}

/** Runs `work`, and starts the sign-in again on 401: the token of the second step expires after five minutes. */
export async function withinStep<T>(onOver: SecondStepProps['onOver'], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      onOver(t`This took longer than five minutes. Please sign in again.`);
    throw error;
  }
}
