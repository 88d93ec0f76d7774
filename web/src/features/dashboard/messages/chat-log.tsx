import { Fragment, useEffect, useRef, useState } from 'react';
import { PAGE } from '@consulting/contracts';
import { request } from '../../../shared/api/client.ts';
import type { Conversation, Message, User } from '../../../shared/api/types.ts';
import { withQuery } from '../../../shared/api/use-api.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { dayLabel, timeOfDay } from '../../../shared/ui/dates.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { conversationPath, toConversation } from './use-conversation.ts';

/** The bubbles, oldest first. It scrolls to the newest message on every change; older pages come on demand. */
export function ChatLog({ user, conversation }: { user: User; conversation: Conversation }) {
  const root = useRef<HTMLDivElement>(null);
  const older = useOlderMessages(user, conversation);
  const newest = conversation.messages.at(-1)?._id;
  useEffect(() => {
    if (root.current) root.current.scrollTop = root.current.scrollHeight;
  }, [newest]);

  return (
    <div className="log" role="log" aria-label="Messages" tabIndex={0} ref={root}>
      {older.hasMore && (
        <p className="log-older">
          <Button kind="second" small working={older.working && 'Loading...'} onClick={older.load}>
            Show older messages
          </Button>
        </p>
      )}
      {older.error && <Notice tone="bad">{older.error}</Notice>}
      {older.all.length === 0 && (
        <p className="log-empty muted">No messages yet. Write to us, and the project office answers here.</p>
      )}
      {older.all.map((message, index) => {
        const day = dayLabel(message.timestamp);
        const previous = older.all[index - 1];
        return (
          <Fragment key={message._id}>
            {(!previous || dayLabel(previous.timestamp) !== day) && <p className="day">{day}</p>}
            <Bubble message={message} />
          </Fragment>
        );
      })}
    </div>
  );
}

function Bubble({ message }: { message: Message }) {
  const mine = message.sender === 'user';
  return (
    <div className={mine ? 'bub me' : 'bub'}>
      <span className="sr">{message.note ? 'Your note: ' : mine ? 'You: ' : 'Administration: '}</span>
      <p className="prewrap">{message.content}</p>
      <time dateTime={message.timestamp}>
        {message.note && 'Note, '}
        {timeOfDay(message.timestamp)}
      </time>
    </div>
  );
}

/** Pages before the newest one, kept by id because a new message moves the borders of the pages. */
function useOlderMessages(user: User, conversation: Conversation) {
  const [pages, setPages] = useState<Message[]>([]);
  const task = useTask({ failed: 'Failed to load messages', network: 'Server error' });
  const byId = new Map([...pages, ...conversation.messages].map((message) => [message._id, message]));
  const all = [...byId.values()].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
  const load = () =>
    void task.run(async () => {
      const page = Math.floor(all.length / PAGE.defaultLimit) + 1;
      const path = withQuery(conversationPath(user), { page });
      const answer = toConversation(await request<Conversation | Message[]>(path));
      setPages((before) => [...answer.messages, ...before]);
    });
  const total = conversation.totalMessages ?? all.length;
  return { all, load, working: task.working, error: task.error, hasMore: all.length < total };
}
