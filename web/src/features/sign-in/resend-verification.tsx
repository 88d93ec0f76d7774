import { t } from '@lingui/core/macro';
import { send } from '../../shared/api/client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TaskNotice } from '../../shared/ui/task-notice.tsx';
import { useTask } from '../../shared/ui/use-task.ts';

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
