import { COMPANY, NOTIFICATIONS, type Notification } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import { send } from '../../shared/api/client.ts';
import bufferStop from '../../shared/illustrations/buffer-stop.svg?raw';
import { TaskNotice } from '../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../shared/ui/feedback/use-task.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { GoLink } from '../../shared/ui/page/go-link.tsx';
import { Illustration } from '../../shared/ui/page/illustration.tsx';
import { useRenderedFor } from '../../shared/ui/page/rendered-for.ts';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { UntilHydrated } from '../../shared/ui/page/until-hydrated.tsx';

const SENDER = COMPANY.shortName;
const WHICH: Record<Notification, string> = {
  messages: t`These are the emails about messages and notes from ${SENDER}. You still find them in your dashboard.`,
  alerts: t`These are the emails with news for your saved searches, for all of them.`,
  applicants: t`These are the emails about applications to your projects. You still find the applications in your dashboard.`,
  availability: t`These are the emails that remind you to confirm your availability.`,
};

/**
 * Returns what the link in the email is about; null for a link that is none. The server answers with the page of that group,
 * which was rendered for its query.
 */
function useGroup(): Notification | null {
  const rendered = useRenderedFor();
  return NOTIFICATIONS.find((each) => rendered.endsWith(`?${each}`)) ?? null;
}

/**
 * /unsubscribe/{token}: opened by the link in an email. It asks for a click, because programs that check mails open links,
 * too.
 */
export default function UnsubscribePage() {
  const { token = '' } = useParams();
  const group = useGroup();
  const task = useTask({ failed: t`Something went wrong. Please try again.`, network: t`Server error` });
  const stop = () =>
    task.run(
      async () => (await send('post', '/unsubscribe/{token}', { params: { token }, auth: 'none' })).message,
    );
  return (
    <div className="wrap page-loading lost">
      <Seo
        title={t`Stop these emails`}
        description={t`Switch off emails that you no longer want from ${SENDER}.`}
        noindex
      />
      <Illustration svg={bufferStop} />
      <h1>{t`Stop these emails?`}</h1>
      {group && <p className="lead">{WHICH[group]}</p>}
      <noscript>
        <p>{t`This page needs JavaScript. Please allow it for this site, or call us: ${COMPANY.phones[0]}.`}</p>
      </noscript>
      <TaskNotice task={task} focusOnShow={Boolean(task.done)} />
      {!task.done && (
        <UntilHydrated>
          <p className="row">
            <Button working={task.working && t`Stopping...`} onClick={() => void stop()}>
              {t`Stop these emails`}
            </Button>
          </p>
        </UntilHydrated>
      )}
      <p>{t`You can switch them on again at any time: in your account, under Notifications. We still write to you about your account, its security and your own applications.`}</p>
      <p>
        <GoLink to="/dashboard/account">{t`Open your account`}</GoLink>
      </p>
    </div>
  );
}
