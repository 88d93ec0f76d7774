import { PAGE } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { Message } from '../../api/types.ts';
import { Button } from '../form/button.tsx';
import './chat-log.css';
import { dayLabel, timeOfDay } from './dates.ts';
import { Notice } from '../feedback/notice.tsx';
import { useTask } from '../feedback/use-task.ts';
import { UNKNOWN_LANGUAGE } from './content-language.tsx';

interface Props {
  /** The newest page, oldest first. */
  messages: readonly Message[];
  /** Count of all messages. */
  total: number;
  /** Whose messages are shown on the right. */
  reader: Message['sender'];
  /** Name of the other side for screen readers. */
  other: string;
  empty: string;
  /** Id of the message to scroll to once, instead of the newest. */
  chosen?: string | null;
  /** Loads a page; page 1 is the newest. */
  loadPage: (page: number) => Promise<readonly Message[]>;
}

/** The messages, oldest first. Scrolls to the newest one when it changes; older pages load on demand. */
export function ChatLog({ messages, total, reader, other, empty, chosen, loadPage }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const older = useOlderMessages(messages, total, loadPage);
  const newest = messages.at(-1)?._id;
  useEffect(() => {
    if (root.current) root.current.scrollTop = root.current.scrollHeight;
  }, [newest]);
  useEffect(() => {
    const bubble = chosen && root.current?.querySelector<HTMLElement>('.bub.chosen');
    if (!bubble) return;
    bubble.scrollIntoView({ block: 'center' });
    bubble.focus({ preventScroll: true });
  }, [chosen]);
  const speaker = ({ sender, note }: Message) => {
    if (sender !== reader) return `${other}: `;
    return note ? t`Your note: ` : t`You: `;
  };
  return (
    <div className="log" role="log" aria-label={t`Messages`} tabIndex={0} ref={root}>
      {older.hasMore && (
        <p className="log-older">
          <Button
            kind="second"
            small
            working={older.working && t`Loading...`}
            onClick={older.load}
          >{t`Show older messages`}</Button>
        </p>
      )}
      {older.error && <Notice tone="bad">{older.error}</Notice>}
      {older.all.length === 0 && <p className="log-empty muted">{empty}</p>}
      {older.all.map((message, index) => {
        const day = dayLabel(message.timestamp);
        const time = timeOfDay(message.timestamp);
        const previous = older.all[index - 1];
        const isChosen = message._id === chosen;
        return (
          <Fragment key={message._id}>
            {(!previous || dayLabel(previous.timestamp) !== day) && <p className="day">{day}</p>}
            <div
              className={['bub', message.sender === reader && 'me', isChosen && 'chosen']
                .filter(Boolean)
                .join(' ')}
              tabIndex={isChosen ? -1 : undefined}
            >
              <span className="sr">{speaker(message)}</span>
              <p className="prewrap" lang={message.language ?? UNKNOWN_LANGUAGE}>
                {message.content}
              </p>
              <time dateTime={message.timestamp}>{message.note ? t`Note, ${time}` : time}</time>
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

/** Loaded older messages by id, because each new message shifts the page boundaries. */
function useOlderMessages(newest: readonly Message[], total: number, loadPage: Props['loadPage']) {
  const [pages, setPages] = useState<Message[]>([]);
  const task = useTask({ failed: t`Failed to load messages`, network: t`Server error` });
  const byId = new Map([...pages, ...newest].map((message) => [message._id, message]));
  const all = [...byId.values()].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
  const load = () =>
    task.run(async () => {
      const page = await loadPage(Math.floor(all.length / PAGE.defaultLimit) + 1);
      setPages((before) => [...page, ...before]);
    });
  return { ...task, all, load, hasMore: all.length < total };
}
