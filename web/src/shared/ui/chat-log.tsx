import { PAGE } from '@consulting/contracts';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { Message } from '../api/types.ts';
import { Button } from './button.tsx';
import './chat-log.css';
import { dayLabel, timeOfDay } from './dates.ts';
import { Notice } from './notice.tsx';
import { useTask } from './use-task.ts';

interface Props {
  /** The newest page, oldest first. */
  messages: readonly Message[];
  /** Messages of the whole conversation; without it these are all. */
  total?: number;
  /** On whose side the reader is: own messages stand right. */
  reader: Message['sender'];
  /** How the other side is called by a screen reader. */
  other: string;
  empty: string;
  /** The message somebody came for: it is brought into view once, in place of the newest. */
  chosen?: string | null;
  /** Loads a page, counted from 1, the newest first. */
  loadPage: (page: number) => Promise<readonly Message[]>;
}

/** The bubbles, oldest first. It scrolls to the newest message on every change; older pages come on demand. */
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
      {older.all.length === 0 && <p className="log-empty muted">{empty}</p>}
      {older.all.map((message, index) => {
        const day = dayLabel(message.timestamp);
        const previous = older.all[index - 1];
        return (
          <Fragment key={message._id}>
            {(!previous || dayLabel(previous.timestamp) !== day) && <p className="day">{day}</p>}
            <Bubble
              message={message}
              mine={message.sender === reader}
              other={other}
              chosen={message._id === chosen}
            />
          </Fragment>
        );
      })}
    </div>
  );
}

interface BubbleProps {
  message: Message;
  mine: boolean;
  other: string;
  chosen: boolean;
}

function Bubble({ message, mine, other, chosen }: BubbleProps) {
  return (
    <div
      className={['bub', mine && 'me', chosen && 'chosen'].filter(Boolean).join(' ')}
      tabIndex={chosen ? -1 : undefined}
    >
      <span className="sr">{mine ? (message.note ? 'Your note: ' : 'You: ') : `${other}: `}</span>
      <p className="prewrap">{message.content}</p>
      <time dateTime={message.timestamp}>
        {message.note && 'Note, '}
        {timeOfDay(message.timestamp)}
      </time>
    </div>
  );
}

/** Pages before the newest one, kept by id because a new message moves the borders of the pages. */
function useOlderMessages(
  newest: readonly Message[],
  total: number | undefined,
  loadPage: Props['loadPage'],
) {
  const [pages, setPages] = useState<Message[]>([]);
  const task = useTask({ failed: 'Failed to load messages', network: 'Server error' });
  const byId = new Map([...pages, ...newest].map((message) => [message._id, message]));
  const all = [...byId.values()].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
  const load = () =>
    void task.run(async () => {
      const page = await loadPage(Math.floor(all.length / PAGE.defaultLimit) + 1);
      setPages((before) => [...page, ...before]);
    });
  return { all, load, working: task.working, error: task.error, hasMore: all.length < (total ?? all.length) };
}
