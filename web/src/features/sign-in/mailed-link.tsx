import { useState, type ReactNode } from 'react';
import { refreshSignedIn } from '../../shared/api/refresh-signed-in.ts';
import { request } from '../../shared/api/client.ts';
import type { Audience } from '../../shared/api/reauth.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useTask } from '../../shared/ui/use-task.ts';

interface Props {
  /** The call the button makes with the link's token. */
  path: string;
  button: string;
  working: string;
  children: ReactNode;
}

/**
 * A mailed link that changes something: opening it only asks, because scanners of mail programs open links too. The
 * answer says whose account it was, a user's or an administrator's.
 */
export function MailedLink({ path, button, working, children }: Props) {
  const [done, setDone] = useState<{ message: string; account: Audience } | null>(null);
  const task = useTask({ failed: 'Something went wrong. Please try again.', network: 'Server error' });
  const follow = () =>
    task.run(async () => {
      const token = new URLSearchParams(window.location.search).get('token') ?? '';
      setDone(await request(path, { method: 'POST', body: { token } }));
      await refreshSignedIn();
    });
  if (done) {
    return (
      <>
        <Notice tone="ok" focusOnShow>
          {done.message}
        </Notice>
        <p>
          <ButtonLink to={done.account === 'admin' ? '/admin_sign_in' : '/sign_in'}>Continue</ButtonLink>
        </p>
      </>
    );
  }
  return (
    <div className="form">
      {children}
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <Button full working={task.working && working} onClick={() => void follow()}>
        {button}
      </Button>
    </div>
  );
}
