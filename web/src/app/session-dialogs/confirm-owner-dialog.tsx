import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { LinkedInButton } from '../../features/sign-in/linkedin-button.tsx';
import { ownPath } from '../../shared/account/own-path.ts';
import { send } from '../../shared/api/client.ts';
import type { Question } from '../../shared/api/session/confirmation.ts';
import { adminSession, userSession } from '../../shared/api/session/session.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import type { Factors } from '../../shared/api/types.ts';
import { CodeField } from '../../shared/second-factor/code-field.tsx';
import { askPasskey, knowsPasskeys } from '../../shared/second-factor/passkeys.ts';
import '../../shared/second-factor/second-factor.css';
import { Button } from '../../shared/ui/form/button.tsx';
import { Loaded } from '../../shared/ui/feedback/loaded.tsx';
import { Modal } from '../../shared/ui/dialog/modal.tsx';
import { passwordRequired } from '../../shared/ui/form/new-password.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { PasswordField } from '../../shared/ui/form/password-field.tsx';
import { TaskNotice } from '../../shared/ui/feedback/task-notice.tsx';
import { required, useApiForm } from '../../shared/ui/form/use-api-form.ts';
import { useTask } from '../../shared/ui/feedback/use-task.ts';
import { useLeaveForLinkedIn } from '../leave-for-linkedin.ts';

/** Closes when the owner is confirmed or gives up (see `confirmOwner`). */
export default function ConfirmOwnerDialog(question: Question) {
  const { audience, answer } = question;
  const factors = useApi(urlOf(ownPath(audience, 'factors')));
  return (
    <Modal title={t`Please confirm that it is you`} onClose={() => answer(false)}>
      <Loaded query={factors} failed={t`Something went wrong`}>
        {(own) => <Confirm {...question} factors={own} />}
      </Loaded>
    </Modal>
  );
}

type Way = 'password' | 'app' | 'recovery';

const INSTEAD: Record<Way, string> = {
  password: t`Use your password instead`,
  app: t`Use a code of the app`,
  recovery: t`Use a recovery code`,
};

function Confirm({ audience, answer, factors }: Question & { factors: Factors }) {
  const user = audience === 'user' ? userSession.whole : null;
  const hasPassword = user?.hasPassword !== false;
  const hasPasskey = factors.passkeys.length > 0 && knowsPasskeys();
  const ways = ([] as Way[]).concat(
    hasPassword ? 'password' : [],
    factors.codesSince === null ? [] : 'app',
    factors.recoveryCodes > 0 ? 'recovery' : [],
  );
  const [way, setWay] = useState<Way | undefined>(ways[0]);
  const by = way === 'password' ? 'password' : 'code';
  const leaveForLinkedIn = useLeaveForLinkedIn();
  const form = useApiForm({
    initial: { password: '', code: '' },
    validate: {
      password: by === 'password' ? passwordRequired : undefined,
      code: by === 'code' ? required(TEXTS.codeRequired) : undefined,
    },
    texts: { failed: t`Something went wrong`, network: t`Server error` },
    send: async ({ password, code }) => {
      const body = by === 'password' ? { password } : { code };
      await send('post', ownPath(audience, 'confirm'), { body });
      answer(true);
    },
  });
  const passkey = useTask({ failed: t`Something went wrong`, network: t`Server error` });
  const confirmByPasskey = () =>
    passkey.run(async () => {
      const { options } = await send('post', ownPath(audience, 'confirm/passkey'));
      const body = { credential: await askPasskey(options) };
      await send('post', ownPath(audience, 'confirm'), { body });
      answer(true);
    });
  const { ref } = form.props;
  // The dialog was shown before it was known whether to ask for the password or a code.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [ref, way]);
  const change = (to: Way) => {
    form.clear();
    form.clearErrors();
    setWay(to);
  };
  const cancel = <Button kind="second" onClick={() => answer(false)}>{t`Cancel`}</Button>;
  if (way === undefined && !hasPasskey)
    return (
      <div className="form">
        <p>{t`This step needs a fresh sign-in, and you sign in with LinkedIn. Afterwards you come back to this page.`}</p>
        <LinkedInButton onLeave={leaveForLinkedIn} />
        <div className="modal-actions">{cancel}</div>
      </div>
    );
  return (
    <form className="form" {...form.props}>
      <p>{t`This step is protected. For ten minutes afterwards we will not ask again.`}</p>
      {form.error && !form.errors[by] && <Notice tone="bad">{form.error}</Notice>}
      {hasPasskey && (
        <>
          <TaskNotice task={passkey} />
          <Button
            kind="second"
            full
            working={passkey.working && t`Checking...`}
            onClick={() => void confirmByPasskey()}
          >{t`Confirm with a passkey`}</Button>
        </>
      )}
      {way === 'password' && (
        <>
          <input
            type="email"
            autoComplete="username"
            value={(user ?? adminSession.whole)?.email ?? ''}
            readOnly
            hidden
          />
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('password')}
          />
        </>
      )}
      {way !== undefined && way !== 'password' && (
        <CodeField isRecovery={way === 'recovery'} {...form.getInputProps('code')} />
      )}
      {ways.length > 1 && (
        <div className="step-ways">
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} kind="quiet" small onClick={() => change(other)}>
                {INSTEAD[other]}
              </Button>
            ))}
        </div>
      )}
      <div className="modal-actions">
        {cancel}
        {way && <Button type="submit" working={form.working && t`Checking...`}>{t`Confirm`}</Button>}
      </div>
    </form>
  );
}
