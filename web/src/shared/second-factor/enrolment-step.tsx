import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { send } from '../api/client.ts';
import { adminSession } from '../api/session/session.ts';
import type { AdminEnrolled, OfferedCodes } from '../api/types.ts';
import { Button } from '../ui/form/button.tsx';
import { TaskNotice } from '../ui/feedback/task-notice.tsx';
import { useTask } from '../ui/feedback/use-task.ts';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { knowsPasskeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { withinStep, type SecondStepProps } from './within-step.ts';

/** Adds the second factor that administrators must have, and then opens the session. */
export function EnrolmentStep({ pending, onDone, onOver }: SecondStepProps) {
  const [offered, setOffered] = useState<OfferedCodes | null>(null);
  const [byPasskey, setByPasskey] = useState(false);
  const [enrolled, setEnrolled] = useState<AdminEnrolled | null>(null);
  const task = useTask({ failed: t`Something went wrong`, network: t`Server error` });
  const { token } = pending;
  const why = useRef<HTMLParagraphElement>(null);
  // The password form is gone.
  useEffect(() => why.current?.focus(), []);

  if (enrolled) {
    const finish = () => {
      adminSession.open(enrolled.token, enrolled.admin);
      onDone?.();
    };
    return (
      <RecoveryCodes
        codes={enrolled.recoveryCodes}
        done={t`Continue to the administration`}
        onDone={finish}
      />
    );
  }
  if (offered) {
    return (
      <AuthenticatorSetup
        offered={offered}
        add={async (code) => {
          const sent = { token, body: { code } };
          setEnrolled(
            await withinStep(onOver, () => send('post', '/api/admin/sign-in/enrolment/codes/confirm', sent)),
          );
        }}
        onCancel={() => onOver()}
      />
    );
  }
  if (byPasskey) {
    return (
      <NewPasskey
        options={() =>
          withinStep(onOver, () => send('post', '/api/admin/sign-in/enrolment/passkeys/options', { token }))
        }
        add={async (name, credential) => {
          const sent = { token, body: { name, credential } };
          setEnrolled(
            await withinStep(onOver, () => send('post', '/api/admin/sign-in/enrolment/passkeys', sent)),
          );
        }}
        onCancel={() => setByPasskey(false)}
      />
    );
  }
  return (
    <div className="form">
      <TaskNotice task={task} />
      <p
        ref={why}
        tabIndex={-1}
      >{t`Administrators need a second factor besides the password. Setting one up takes two minutes: a passkey of this device or your password manager, or a code of an authenticator app, such as Aegis, 2FAS or Google Authenticator.`}</p>
      {knowsPasskeys() && <Button full onClick={() => setByPasskey(true)}>{t`Add a passkey`}</Button>}
      <Button
        full
        kind={knowsPasskeys() ? 'second' : 'primary'}
        working={task.working && t`Preparing...`}
        onClick={() =>
          void task.run(async () =>
            setOffered(
              await withinStep(onOver, () => send('post', '/api/admin/sign-in/enrolment/codes', { token })),
            ),
          )
        }
      >{t`Set up an app`}</Button>
      <div className="step-ways">
        <Button kind="quiet" small onClick={() => onOver()}>{t`Back to the password`}</Button>
      </div>
    </div>
  );
}
