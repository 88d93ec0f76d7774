import { COMPANY, WORKING_HOURS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { User } from '../../../shared/api/types.ts';
import { ClockIcon, MailIcon, PhoneIcon } from '../../../shared/ui/icons.ts';
import { telephone } from '../../../shared/ui/telephone.ts';
import { ChatBox } from './chat-box.tsx';
import { useConversation } from './use-conversation.ts';

const HOURS = `${WORKING_HOURS.weekdays} ${WORKING_HOURS.opens} to ${WORKING_HOURS.closes}`;

/** The chat with the administration. Messages shown here are marked as read on every device. */
export function MessagesTab({ user }: { user: User }) {
  const query = useConversation(user);
  const { unreadCount, mutate } = query;
  const seen = query.data?.messages.reduce(
    (last, { timestamp }) => (timestamp > last ? timestamp : last),
    '',
  );
  useEffect(() => {
    if (unreadCount === 0 || !seen) return;
    const markRead = () => {
      if (document.visibilityState !== 'visible') return;
      void send('post', '/private/api/messages/read', { body: { seen }, renews: false })
        .then(() => mutate())
        .catch(() => undefined);
    };
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [unreadCount, seen, mutate]);

  return (
    <div className="talk">
      <ChatBox user={user} query={query} />
      <aside className="card stack" aria-labelledby="office-heading">
        <h2 id="office-heading">{t`Project office`}</h2>
        <p className="small">{t`Urgent? Call us, or send an email with your project in the subject line.`}</p>
        <ul className="small">
          <li>
            <PhoneIcon /> <a href={telephone(COMPANY.phones[0])}>{COMPANY.phones[0]}</a>
          </li>
          <li>
            <MailIcon /> <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
          </li>
          <li>
            <ClockIcon /> {HOURS}
          </li>
        </ul>
      </aside>
    </div>
  );
}
