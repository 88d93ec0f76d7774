import { COMPANY } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { greetingIn } from '../../shared/texts/greeting.ts';
import { i18nOf } from '../../shared/texts/i18n.ts';
import type { User } from '../../users/domain/user.ts';

/**
 * The last mail to somebody whose account an administrator has erased. It has no link: nothing is left to open;
 * and no name: the address may never have been confirmed.
 */
export function erasedMail({ email, language }: User): Mail {
  const i18n = i18nOf(language);
  return {
    to: email,
    language,
    subject: i18n._('Your account has been deleted'),
    greeting: greetingIn(language),
    paragraphs: [
      i18n._(
        'We have deleted your account at {company}, and with it your profile, your documents, your applications and your messages.',
        { company: COMPANY.shortName },
      ),
      i18n._(
        'If you did not expect this, or have a question about it, simply reply to this email. You are welcome to register again at any time.',
      ),
      i18n._('Thank you for the time you have been with us. We wish you all the best.'),
    ],
    kind: 'account-erased',
  };
}
