import { COMPANY } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/outbox.ts';

/** The last mail to somebody whose account an administrator has erased. There is nothing to open any more. */
export function erasedMail({ first_name, email }: { first_name: string; email: string }): Mail {
  return {
    to: email,
    subject: 'Your account has been deleted',
    paragraphs: [
      `Hello ${first_name},`,
      `We have deleted your account at ${COMPANY.shortName}, and with it your profile, your documents, your applications and your messages.`,
      'If you did not expect this, or have a question about it, simply reply to this email. You are welcome to register again at any time.',
      'Thank you for the time you have been with us. We wish you all the best.',
    ],
    kind: 'account-erased',
  };
}
