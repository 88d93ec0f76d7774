import { COMPANY, WORKING_HOURS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText, send } from '../../../shared/api/client.ts';
import type { Message, User } from '../../../shared/api/types.ts';
import { ChatLog } from '../../../shared/ui/display/chat-log.tsx';
import { ClockIcon, MailIcon, PhoneIcon } from '../../../shared/ui/display/icons.ts';
import { Failed, Loading } from '../../../shared/ui/feedback/loaded.tsx';
import { ChatForm } from './chat-form.tsx';
import { callFirm } from '../../../shared/contact/firm-phone.ts';
import { loadConversation, useConversation } from './use-conversation.ts';

const { weekdays, opens, closes } = WORKING_HOURS;

/** The chat with the administration. Messages shown here are marked as read on every device. */
export function MessagesTab({ user }: { user: User }) {
  const query = useConversation(user);
  useMarkRead(query);
  return (
    <div className="talk">
      <ChatBox user={user} query={query} />
      <aside className="card stack" aria-labelledby="office-heading">
        <h2 id="office-heading">{t`Project office`}</h2>
        <p className="small">{t`Urgent? Call us, or send an email with your project in the subject line.`}</p>
        <ul className="small">
          <li>
            <PhoneIcon /> <a href={callFirm(COMPANY.phones[0])}>{COMPANY.phones[0]}</a>
          </li>
          <li>
            <MailIcon /> <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
          </li>
          <li>
            <ClockIcon /> {t`${weekdays} ${opens} to ${closes}`}
          </li>
        </ul>
      </aside>
    </div>
  );
}

function useMarkRead({ data, unreadCount, mutate }: ReturnType<typeof useConversation>) {
  const seen = data?.messages.reduce((last, { timestamp }) => (timestamp > last ? timestamp : last), '');
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
}

/**
 * The messages and the input below. A sent message is appended to the cached conversation instead of reloading it; if
 * loading had failed, it is loaded again.
 */
function ChatBox({ user, query }: { user: User; query: ReturnType<typeof useConversation> }) {
  const { data, error, mutate } = query;
  const chosen = useSearchParams()[0].get('messageId');
  const append = (sent: Message, userToAdminMsgCount: number) => {
    if (!data) return mutate();
    return mutate(
      (before) => before && { ...before, userToAdminMsgCount, messages: [...before.messages, sent] },
      { revalidate: false },
    );
  };
  return (
    <section className="card chat" aria-labelledby="chat-heading">
      <header>
        <h2 id="chat-heading">{t`Support chat`}</h2>
        <p className="small muted">{t`With the project office in Berlin, ${weekdays}, ${opens} to ${closes}`}</p>
      </header>
      {data ? (
        <ChatLog
          messages={data.messages}
          total={data.totalMessages}
          reader="user"
          other={t`Administration`}
          empty={t`No messages yet. Write to us, and the project office will reply here.`}
          chosen={chosen}
          loadPage={async (page) => (await loadConversation(user, page)).messages}
        />
      ) : (
        <div className="log">
          {error ? (
            <Failed
              text={errorText(error, t`Failed to load messages`, t`Server error`)}
              onRetry={() => void mutate()}
            />
          ) : (
            <Loading />
          )}
        </div>
      )}
      <ChatForm user={user} count={data?.userToAdminMsgCount} limit={data?.messageLimit} onSent={append} />
    </section>
  );
}
