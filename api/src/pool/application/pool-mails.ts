import { COMPANY } from '@consulting/contracts';
import type { Mail, MailSection } from '../../platform/mail/mail-queue.ts';
import { berlinDay } from '../../shared/texts/berlin-time.ts';
import { greetingIn } from '../../shared/texts/greeting.ts';
import { i18nOf, type I18n } from '../../shared/texts/i18n.ts';
import type { User } from '../../users/domain/user.ts';

/** The page of a link that shows the question. */
const poolPath = (token: string): string => `/pool/${token}`;

/** The question below the text of a rejection. */
export const keepingQuestion = (token: string, i18n: I18n): MailSection => ({
  title: i18n._('May we keep your documents for 12 months and write to you about fitting positions?'),
  entries: [],
  more: { label: i18n._('Answer yes or no'), path: poolPath(token) },
});

/** Asks once more before a yes ends. It cannot be switched off: whoever does not want it says no. */
export function poolEndingMail(person: User, until: Date, token: string): Mail {
  const { language } = person;
  const i18n = i18nOf(language);
  return {
    to: person.email,
    wantedBy: person.id,
    language,
    subject: i18n._('May we keep your documents for another 12 months?'),
    greeting: greetingIn(language, person),
    paragraphs: [
      i18n._(
        'You have allowed {company} to keep your documents and to write to you about fitting positions. This ends on {day}.',
        { company: COMPANY.shortName, day: berlinDay(until, language) },
      ),
      i18n._('If you do not answer, we delete them then, and no longer write to you about positions.'),
    ],
    action: {
      label: i18n._('Answer the question'),
      path: poolPath(token),
      hint: i18n._('The link opens a page with the question. Only your answer there counts.'),
    },
    kind: 'pool-ending',
  };
}
