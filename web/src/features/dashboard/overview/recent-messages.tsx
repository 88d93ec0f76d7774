import { COMPANY, LIMITS, preview } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Conversation, Message, User } from '../../../shared/api/types.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { GoLink } from '../../../shared/ui/go-link.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { useConversation } from '../messages/use-conversation.ts';

/** Messages of the administration and the user's own notes, newest first. */
function received({ messages }: Conversation): Message[] {
  return messages.filter(({ sender, note }) => sender !== 'user' || note).reverse();
}

/** The administration's last `unreadCount` messages. Notes are never unread. */
function unreadOf({ messages, unreadCount }: Conversation): Message[] {
  return unreadCount > 0 ? messages.filter(({ sender }) => sender !== 'user').slice(-unreadCount) : [];
}

/** The latest 5 messages, each linked to its place in the conversation; unread ones are marked. */
export function RecentMessages({ user }: { user: User }) {
  const query = useConversation(user);
  const { unreadCount } = query;
  return (
    <section className="card" aria-labelledby="messages-heading">
      <div className="head2">
        <h2 id="messages-heading">{t`Messages`}</h2>
        {unreadCount > 0 && <Badge tone="new">{t`${unreadCount} unread`}</Badge>}
      </div>
      <Loaded
        query={query}
        empty={t`No new message`}
        isEmpty={(conversation) => received(conversation).length === 0}
        failed={t`Failed to load messages`}
      >
        {(conversation) => (
          <ul className="feed">
            {received(conversation)
              .slice(0, LIMITS.dashboardList)
              .map((message) => (
                <FeedItem
                  key={message._id}
                  message={message}
                  unread={unreadOf(conversation).includes(message)}
                />
              ))}
          </ul>
        )}
      </Loaded>
      <p className="dash-more">
        <GoLink to="/dashboard/messages">{t`All messages`}</GoLink>
      </p>
    </section>
  );
}

function FeedItem({ message, unread }: { message: Message; unread: boolean }) {
  return (
    <li className={unread ? 'new' : undefined}>
      <b>
        {message.note ? t`Your note` : COMPANY.shortName}
        {unread && <span className="sr"> {t`(unread)`}</span>}
      </b>
      <time dateTime={message.timestamp}>{shortWhen(message.timestamp)}</time>
      <p>
        <Link to={`/dashboard/messages?messageId=${message._id}`}>
          {preview(message.content, LIMITS.messagePreview)}
        </Link>
      </p>
    </li>
  );
}
