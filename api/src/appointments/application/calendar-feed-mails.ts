import { COMPANY, type Language } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { greetingIn } from '../../shared/texts/greeting.ts';
import { i18nOf } from '../../shared/texts/i18n.ts';
import type { FeedOwner } from '../domain/calendar-feed.ts';

/** The owner of a feed as a reader of mails; the names of an administrator are absent. */
export interface FeedReader extends Pick<FeedOwner, 'kind'> {
  email: string;
  language: Language;
  first_name?: string;
  last_name?: string;
}

const company = COMPANY.shortName;

/**
 * To a company, so that nobody else makes an address of its calendar unnoticed. Administrators get `calendarFeedMadeMail`.
 */
export function ownCalendarFeedMail(reader: FeedReader): Mail {
  const i18n = i18nOf(reader.language);
  return aboutFeed(
    reader,
    i18n._('New calendar feed'),
    i18n._(
      'A secret address has been created, at which a calendar program reads the agreed appointments of your projects at {company} without signing in.',
      { company },
    ),
    i18n._(
      'If this was you, you do not need to do anything. If not, choose a new password immediately with “Forgot your password?” on the sign-in page: this signs out all devices and ends your calendar feed.',
    ),
  );
}

/** After the recovery of an account, to its owner, whose calendar program stands still. */
export function calendarFeedEndedMail(reader: FeedReader): Mail {
  const i18n = i18nOf(reader.language);
  return aboutFeed(
    reader,
    i18n._('Your calendar feed has been switched off'),
    i18n._(
      'Access to your account at {company} has been restored. Somebody else may have known the address of your calendar feed, so it no longer works.',
      { company },
    ),
    i18n._(
      'If you use the feed, create a new address in your account and enter it in your calendar program.',
    ),
  );
}

function aboutFeed(reader: FeedReader, subject: string, ...paragraphs: string[]): Mail {
  const { kind, email, language, first_name = '', last_name = '' } = reader;
  const i18n = i18nOf(language);
  return {
    to: email,
    language,
    kind: 'calendar-feed',
    subject,
    greeting: greetingIn(language, { first_name, last_name }),
    paragraphs,
    action: {
      label: i18n._('Open the account'),
      path: kind === 'admin' ? '/admin-dashboard?tab=account' : '/dashboard/account',
    },
  };
}
