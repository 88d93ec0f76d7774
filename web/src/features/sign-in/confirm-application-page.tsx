import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useMailedToken } from '../../shared/account/use-mailed-token.ts';
import { ApiError, send } from '../../shared/api/client.ts';
import type { GuestApplication } from '../../shared/api/types.ts';
import { Loading } from '../../shared/ui/feedback/loaded.tsx';
import { TaskNotice } from '../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../shared/ui/feedback/use-task.ts';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { useHydrated } from '../../shared/ui/page/use-hydrated.ts';
import { AuthFrame } from './auth-frame.tsx';
import { OpenedApplication } from './guest-application/opened-application.tsx';

/**
 * /confirm-application#token=: opened by the link mailed to somebody who applies without an account. It shows what was
 * sent and asks for a click, because programs that check mails open links, too.
 */
export default function ConfirmApplicationPage() {
  const token = useMailedToken();
  const isHydrated = useHydrated();
  const [application, setApplication] = useState<GuestApplication | null>(null);
  const opening = useTask({ failed: t`Something went wrong. Please try again.`, network: t`Server error` });
  const open = () =>
    opening.run(async () => {
      if (!token) throw new ApiError(400, t`The link is not complete. Please open it again from the email.`);
      setApplication(await send('post', '/public/api/v0/apply/opened', { body: { token } }));
    });
  useEffect(() => {
    if (isHydrated) void open();
    // Once for each token.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token, isHydrated]);
  return (
    <AuthFrame
      path="/confirm-application"
      title={t`Your application`}
      description={t`Review your application and send it.`}
    >
      {application ? (
        <OpenedApplication application={application} token={token} />
      ) : (
        <div className="gate-outcome">
          {!opening.error && <Loading />}
          <TaskNotice task={opening} />
          {opening.error && (
            <p className="row">
              <ButtonLink to="/career">{t`All open jobs`}</ButtonLink>
              <ButtonLink kind="second" to="/freelancer">{t`All open projects`}</ButtonLink>
            </p>
          )}
          {/* Rendered from the first paint on: it is the largest text of the page. */}
          {!opening.error && (
            <p>{t`The link in the email works for 7 days. After that, everything you sent is deleted.`}</p>
          )}
        </div>
      )}
    </AuthFrame>
  );
}
