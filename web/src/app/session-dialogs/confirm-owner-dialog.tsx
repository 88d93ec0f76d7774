import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { LinkedInButton } from '../../features/sign-in/linkedin/linkedin-button.tsx';
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

/**
 * Asks for as much as a sign-in takes: a passkey, or the password, and with a second factor a code of the app or a
 * recovery code too. Who has no password confirms with the code.
 */
function Confirm({ audience, answer, factors }: Question & { factors: Factors }) {
  const user = audience === 'user' ? userSession.whole : null;
  const hasPassword = user?.hasPassword !== false;
  const hasApp = factors.codesSince !== null;
  const hasSecond = hasApp || factors.passkeys.length > 0;
  const hasPasskey = factors.passkeys.length > 0 && knowsPasskeys();
  const takesCode = hasApp || (hasSecond && factors.recoveryCodes > 0);
  const takesForm = hasSecond ? takesCode : hasPassword;
  const [isRecovery, setRecovery] = useState(!hasApp);
  const leaveForLinkedIn = useLeaveForLinkedIn();
  const form = useApiForm({
    initial: { password: '', code: '' },
    validate: {
      password: hasPassword ? passwordRequired : undefined,
      code: takesCode ? required(TEXTS.codeRequired) : undefined,
    },
    texts: { failed: t`Something went wrong`, network: t`Server error` },
    send: async ({ password, code }) => {
      const body = { ...(hasPassword && { password }), ...(takesCode && { code }) };
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
  // The dialog was shown before it was known what to ask for.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [ref]);
  // The previous field is gone, or has another keyboard.
  const change = () => {
    form.setFieldValue('code', '');
    form.clearFieldError('code');
    form.clear();
    flushSync(() => setRecovery(!isRecovery));
    ref.current?.querySelector<HTMLElement>('input[inputmode]')?.focus();
  };
  const cancel = <Button kind="second" onClick={() => answer(false)}>{t`Cancel`}</Button>;
  if (hasSecond && !hasPasskey && !takesCode)
    return (
      <div className="form">
        <p>{t`This step needs your passkey, which this browser does not support. Please continue in another browser.`}</p>
        <div className="modal-actions">{cancel}</div>
      </div>
    );
  if (!hasSecond && !hasPassword)
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
      {form.error && !form.errors['password'] && !form.errors['code'] && (
        <Notice tone="bad">{form.error}</Notice>
      )}
      {hasPasskey && (
        <>
          <TaskNotice task={passkey} />
          <Button
            kind={takesForm ? 'second' : 'primary'}
            full
            data-autofocus
            working={passkey.working && t`Checking...`}
            onClick={() => void confirmByPasskey()}
          >{t`Confirm with a passkey`}</Button>
          {takesForm && (
            <p className="small muted">
              {hasPassword ? t`Or with your password and a code:` : t`Or with a code:`}
            </p>
          )}
        </>
      )}
      {takesForm && hasPassword && (
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
      {takesCode && <CodeField isRecovery={isRecovery} {...form.getInputProps('code')} />}
      {hasApp && factors.recoveryCodes > 0 && (
        <div className="step-ways">
          <Button kind="quiet" small onClick={change}>
            {isRecovery ? t`Use a code of the app` : t`Use a recovery code`}
          </Button>
        </div>
      )}
      <div className="modal-actions">
        {cancel}
        {takesForm && <Button type="submit" working={form.working && t`Checking...`}>{t`Confirm`}</Button>}
      </div>
    </form>
  );
}
