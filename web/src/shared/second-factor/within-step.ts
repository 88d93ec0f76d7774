import { t } from '@lingui/core/macro';
import { ApiError } from '../api/client.ts';
import type { Audience } from '../api/session/reauth.ts';
import type { HalfSignedIn } from '../api/types.ts';

export interface SecondStepProps {
  audience: Audience;
  half: HalfSignedIn;
  /** A session is open now. */
  onDone?: () => void;
  /** Back to the password, which has to be shown again; with the reason, unless it was wished. */
  onOver: (reason?: string) => void;
}

/** The token of a step lives five minutes: then the sign-in begins again. */
export async function withinStep<T>(onOver: SecondStepProps['onOver'], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      onOver(t`This took longer than five minutes. Please sign in again.`);
    throw error;
  }
}
