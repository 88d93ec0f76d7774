import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { get, send } from '../../shared/api/client.ts';
import { adminSession, userSession } from '../../shared/api/session.ts';
import { urlOf, type Answer } from '../../shared/api/wire.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useTask } from '../../shared/ui/use-task.ts';

type LinkPath = '/public/api/v0/confirm-email' | '/public/api/v0/undo-email-change';

interface Props {
  /** The API call that takes the link's token. */
  path: LinkPath;
  button: string;
  working: string;
  children: ReactNode;
}

/** The link may concern the person who is signed in here. */
async function refreshSignedIn(): Promise<void> {
  const quietly = { reauthenticate: false } as const;
  const none = () => undefined;
  if (userSession.token) await get(urlOf('/private/api/me'), quietly).then(userSession.update, none);
  if (adminSession.token) await get(urlOf('/api/admin/me'), quietly).then(adminSession.update, none);
}

/**
 * The page of a mailed link that changes something. It asks for a click first, because mail scanners open links too.
 * The response says whether the account is a user's or an administrator's.
 */
export function MailedLink({ path, button, working, children }: Props) {
  const [done, setDone] = useState<Answer<'post', LinkPath> | null>(null);
  const task = useTask({ failed: t`Something went wrong. Please try again.`, network: t`Server error` });
  const follow = () =>
    task.run(async () => {
      const token = new URLSearchParams(window.location.search).get('token') ?? '';
      setDone(await send('post', path, { body: { token } }));
      await refreshSignedIn();
    });
  if (done) {
    return (
      <>
        <Notice tone="ok" focusOnShow>
          {done.message}
        </Notice>
        <p>
          <ButtonLink to={done.account === 'admin' ? '/admin_sign_in' : '/sign_in'}>{t`Continue`}</ButtonLink>
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
