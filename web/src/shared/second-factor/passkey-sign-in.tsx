import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import type { Audience } from '../api/session/reauth.ts';
import { errorText } from '../api/client.ts';
import { Button } from '../ui/form/button.tsx';
import { TaskNotice } from '../ui/feedback/task-notice.tsx';
import { useHydrated } from '../ui/page/use-hydrated.ts';
import { useTask } from '../ui/feedback/use-task.ts';
import { knowsPasskeys, offerPasskeys, signInByPasskey } from './passkeys.ts';

interface Props {
  audience: Audience;
  /** A session is open now. */
  onDone?: () => void;
  /** How it signs in; by default with any passkey of this site. */
  signIn?: () => Promise<void>;
  /** The form has a field with `autocomplete="username webauthn"`, in which the browser may offer passkeys. */
  autofill?: boolean;
}

/** Sign-in by a passkey, in browsers that support it. */
export function PasskeySignIn({
  audience,
  onDone,
  signIn = () => signInByPasskey(audience),
  autofill,
}: Props) {
  const failed = t`Signing in failed. Please try again.`;
  const task = useTask({ failed, network: t`Server error` });
  const { fail } = task;
  const isHydrated = useHydrated();
  // Pressing the button ends the browser's offer in the field; a failure starts it again.
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!autofill || !knowsPasskeys()) return;
    return offerPasskeys(audience, (error) => {
      fail(errorText(error, failed));
      setRound(round + 1);
    });
  }, [audience, autofill, fail, failed, round]);
  // Prerendered pages contain the button, because nearly every browser supports passkeys.
  if (isHydrated && !knowsPasskeys()) return null;
  const press = async () => {
    if (await task.run(signIn)) onDone?.();
    else setRound(round + 1);
  };
  return (
    <>
      <TaskNotice task={task} />
      <Button kind="second" full working={task.working && t`Signing in...`} onClick={() => void press()}>
        {t`Sign in with a passkey`}
      </Button>
    </>
  );
}
