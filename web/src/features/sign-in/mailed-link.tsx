import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useMailedToken } from '../../shared/account/use-mailed-token.ts';
import { get, send } from '../../shared/api/client.ts';
import { adminSession, userSession } from '../../shared/api/session/session.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { Button, ButtonLink } from '../../shared/ui/form/button.tsx';
import { TaskNotice } from '../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../shared/ui/feedback/use-task.ts';
import { AuthFrame } from './auth-frame.tsx';

interface Props {
  /** The page's path, and that of the API call that takes the link's token. */
  path: '/confirm-email' | '/undo-email-change';
  title: string;
  description: string;
  /** What happens on the click. */
  text: string;
  button: string;
  working: string;
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
export function MailedLinkPage({ text, button, working, ...page }: Props) {
  const token = useMailedToken();
  const [signIn, setSignIn] = useState('');
  const task = useTask({ failed: t`Something went wrong. Please try again.`, network: t`Server error` });
  const follow = () =>
    task.run(async () => {
      const answer = await send('post', `/public/api/v0${page.path}`, { body: { token } });
      setSignIn(answer.account === 'admin' ? '/admin_sign_in' : '/sign_in');
      void refreshSignedIn();
      return answer.message;
    });
  return (
    <AuthFrame {...page}>
      <div className="form">
        {!task.done && <p>{text}</p>}
        <TaskNotice task={task} focusOnShow={Boolean(task.done)} />
        {task.done ? (
          <p>
            <ButtonLink to={signIn}>{t`Continue`}</ButtonLink>
          </p>
        ) : (
          <Button full working={task.working && working} onClick={follow}>
            {button}
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}
