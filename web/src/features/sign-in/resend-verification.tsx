import { useState } from 'react';
import { send } from '../../shared/api/client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useTask } from '../../shared/ui/use-task.ts';

/** Requests the verification mail again. The response does not reveal whether the address is known. */
export function ResendVerification({ email }: { email: string }) {
  const task = useTask({ failed: 'The email could not be requested. Please try again.' });
  const [sent, setSent] = useState<string | null>(null);
  const resend = () =>
    task.run(async () => {
      const answer = await send('post', '/public/api/v0/resend-verification', { body: { email } });
      setSent(answer.message);
    });
  return (
    <>
      {sent && <Notice tone="ok">{sent}</Notice>}
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <p>
        <Button kind="second" small working={task.working && 'Sending...'} onClick={() => void resend()}>
          Resend email
        </Button>
      </p>
    </>
  );
}
