import { COMPANY } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/outbox.ts';

interface Recipient {
  first_name: string;
  email: string;
}

const ACTION = { label: 'Open your messages', path: '/dashboard/messages' };

/** Tells of a chat message without its content: mail is read on shared screens and kept for years. */
export function newMessageMail(user: Recipient): Mail {
  return {
    to: user.email,
    subject: `New message from ${COMPANY.shortName}`,
    paragraphs: [
      `Hello ${user.first_name},`,
      `${COMPANY.shortName} has sent you a message. Sign in to read it and reply.`,
    ],
    action: ACTION,
    kind: 'message',
  };
}

export function notificationMail(user: Recipient, content: string): Mail {
  return {
    to: user.email,
    subject: `A note from ${COMPANY.shortName}`,
    paragraphs: [`Hello ${user.first_name},`, content],
    action: ACTION,
    kind: 'notification',
  };
}
