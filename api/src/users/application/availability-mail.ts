import { availabilityState } from '@consulting/contracts';
import { MAIL_TOKEN, type Mail } from '../../platform/mail/mail-queue.ts';
import { berlinDay } from '../../shared/texts/berlin-time.ts';
import { greetingIn } from '../../shared/texts/greeting.ts';
import { i18nOf } from '../../shared/texts/i18n.ts';
import type { User } from '../domain/user.ts';

/** Returns the mail that asks a freelancer to confirm the availability. */
export function availabilityMail(user: User, now: Date): Mail {
  const { language, available_from, days_per_week, confirmedAt } = user;
  const i18n = i18nOf(language);
  const known = availabilityState(user, now);
  const isNow = known.state !== 'unknown' && known.from === 'now';
  return {
    to: user.email,
    wantedBy: user.id,
    language,
    subject: i18n._('Is your availability still right?'),
    greeting: greetingIn(language, user),
    paragraphs: [
      i18n._(
        'Your profile says when you are free. Please tell us whether that is still right: one press is enough.',
      ),
      i18n._(
        '60 days after your last confirmation we no longer count on it, and your availability is shown as unknown.',
      ),
    ],
    facts: [
      ...(available_from === null
        ? []
        : [
            {
              label: i18n._('Free from'),
              value: isNow ? i18n._('now') : berlinDay(new Date(`${available_from}T12:00:00Z`), language),
            },
          ]),
      ...(days_per_week === null ? [] : [{ label: i18n._('Days per week'), value: String(days_per_week) }]),
      ...(confirmedAt === null
        ? []
        : [{ label: i18n._('Last confirmed'), value: berlinDay(confirmedAt, language) }]),
    ],
    action: {
      label: i18n._('Confirm your availability'),
      path: `/availability/${MAIL_TOKEN}`,
      hint: i18n._('The page shows what we know. If something has changed, enter it in your profile.'),
    },
    kind: 'availability',
  };
}
