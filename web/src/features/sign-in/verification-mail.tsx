import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { send } from '../../shared/api/client.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { useFocusFallback } from '../../shared/ui/page/focus.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TaskNotice } from '../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../shared/ui/feedback/use-task.ts';

/** Shown after registration: what happens next, and what to do if no mail arrives. */
export function Registered({ message, email }: { message: string; email: string }) {
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(() => root.current?.focus(), null, true);
  return (
    <div className="form" ref={root} tabIndex={-1}>
      <Notice tone="ok">{message}</Notice>
      <p>
        <Trans>
          Open the link in the email sent to <b>{email}</b>, then sign in. The link works for 24 hours.
        </Trans>
      </p>
      <p className="small muted">{t`No email? Check your spam folder, or resend it.`}</p>
      <ResendVerification email={email} />
    </div>
  );
}

/** Requests the verification mail again. The response does not reveal whether the address is known. */
export function ResendVerification({ email }: { email: string }) {
  const task = useTask({ failed: t`The email could not be requested. Please try again.` });
  const resend = () =>
    task.run(async () => {
      return (await send('post', '/public/api/v0/resend-verification', { body: { email } })).message;
    });
  return (
    <>
      <TaskNotice task={task} />
      <p>
        <Button
          kind="second"
          small
          working={task.working && t`Sending...`}
          onClick={resend}
        >{t`Resend email`}</Button>
      </p>
    </>
  );
}
