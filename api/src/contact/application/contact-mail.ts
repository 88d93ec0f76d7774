import type { FirmMail } from '../../placement/application/news/firm-mails.ts';
import type { FirmReader } from '../../placement/application/news/firm-readers.ts';
import { i18nOf } from '../../shared/texts/i18n.ts';
import type { ContactMessage } from '../domain/contact-message.ts';

/** The mail to the company. */
export function contactMail(
  { email: to, language }: FirmReader,
  { kind, name, email, message }: ContactMessage,
  id: string,
): FirmMail {
  const i18n = i18nOf(language);
  const about =
    kind === 'barrier'
      ? {
          subject: i18n._('Barrier reported by {name}', { name }),
          title: i18n._('Somebody has reported a barrier'),
        }
      : {
          subject: i18n._('Message from {name} (contact form)', { name }),
          title: i18n._('Message from the contact form'),
        };
  return {
    ...about,
    to,
    language,
    replyTo: email,
    paragraphs: [
      i18n._('{sender} has written to you. Reply to this email to answer.', { sender: `${name} <${email}>` }),
    ],
    facts: [{ label: i18n._('Message'), value: message }],
    action: {
      label: i18n._('Open in the administration'),
      path: `/admin-dashboard?tab=messages/userid=${id}`,
    },
    kind: 'contact',
  };
}
