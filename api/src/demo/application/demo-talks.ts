import { preview, type ContactKind } from '@consulting/contracts';
import { newId } from '../../shared/id.ts';
import { DEMO_CONTACT_MESSAGES, DEMO_MESSAGES } from '../data/demo-activity.ts';
import { DEMO_PEOPLE } from '../data/demo-people.ts';
import type { DemoDates } from './demo-dates.ts';

interface Line {
  sender: 'user' | 'admin';
  content: string;
  hoursAgo: number;
}

interface Correspondent {
  id: string;
  kind: 'user' | 'contact';
  contactKind?: ContactKind;
  name: string;
  email: string;
}

/** Returns the conversations of the demo with their summaries: those of users and of the contact form. */
export function demoTalks(dates: DemoDates, userId: (email: string) => string) {
  const ofUsers = DEMO_PEOPLE.map(({ email, first_name, last_name }) => ({
    who: { id: userId(email), kind: 'user' as const, name: `${first_name} ${last_name}`, email },
    lines: DEMO_MESSAGES.filter(({ user }) => user === email),
  })).filter(({ lines }) => lines.length > 0);
  const ofContacts = DEMO_CONTACT_MESSAGES.map(({ kind, name, email, message, hoursAgo }) => ({
    who: { id: newId(), kind: 'contact' as const, contactKind: kind, name, email },
    lines: [{ sender: 'user' as const, content: message, hoursAgo }],
  }));
  return [...ofUsers, ...ofContacts].map(({ who, lines }) => talk(who, lines, dates));
}

function talk({ id, ...who }: Correspondent, lines: readonly Line[], dates: DemoDates) {
  const messages = lines.map(({ sender, content, hoursAgo }) => ({
    _id: newId(),
    conversationId: id,
    sender,
    content,
    timestamp: dates.ago(hoursAgo),
  }));
  const last = messages.at(-1);
  const conversation = {
    _id: id,
    ...who,
    lastMessage: preview(last?.content ?? '', 200),
    timestamp: last?.timestamp ?? dates.now,
    unread: sentSince(lines, 'user'),
    unreadByUser: who.kind === 'user' ? sentSince(lines, 'admin') : 0,
    userMessages: lines.filter(({ sender }) => sender === 'user').length,
  };
  return { conversation, messages };
}

/** Counts the messages of `sender` after the last one of the other side, which are unread. */
function sentSince(lines: readonly Line[], sender: Line['sender']): number {
  return lines.length - 1 - lines.findLastIndex((line) => line.sender !== sender);
}
