import { COMPANY } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { greetingIn } from '../../shared/texts/greeting.ts';
import { i18nOf } from '../../shared/texts/i18n.ts';
import type { User } from '../../users/domain/user.ts';

/** Without a name: the firm also writes to addresses that were never confirmed. */
type Recipient = Pick<User, 'id' | 'email' | 'language'>;

const company = COMPANY.shortName;

function mail({
  id,
  email,
  language,
}: Recipient): Pick<Mail, 'to' | 'wantedBy' | 'language' | 'greeting' | 'action'> {
  const i18n = i18nOf(language);
  return {
    to: email,
    wantedBy: id,
    language,
    greeting: greetingIn(language),
    action: { label: i18n._('Open your messages'), path: '/dashboard/messages' },
  };
}

/**
 * Announces a chat message without its content: mail is read on shared screens and kept for years. Job seekers cannot
 * reply.
 */
export function newMessageMail(user: Recipient & Pick<User, 'role'>): Mail {
  const i18n = i18nOf(user.language);
  return {
    ...mail(user),
    subject: i18n._('New message from {company}', { company }),
    paragraphs: [
      user.role === 'JobSeeker'
        ? i18n._('{company} has sent you a message. Sign in to read it.', { company })
        : i18n._('{company} has sent you a message. Sign in to read it and reply.', { company }),
    ],
    kind: 'message',
  };
}

export function notificationMail(user: Recipient, content: string): Mail {
  const i18n = i18nOf(user.language);
  return {
    ...mail(user),
    subject: i18n._('A note from {company}', { company }),
    paragraphs: [content],
    kind: 'notification',
  };
}
