import type { Language } from '@consulting/contracts';
import type { Fact, Mail } from '../../../platform/mail/mail-queue.ts';
import { i18nOf, type I18n } from '../../../shared/texts/i18n.ts';
import type { WaitingNews } from '../../domain/reader-news.ts';

/** What waits for the firm now: conversations that nobody has opened, and consultant requests without an answer. */
export interface FirmStanding {
  unread: number;
  requests: number;
}

function factOf({ topic, count }: WaitingNews, { unread, requests }: FirmStanding, i18n: I18n): Fact {
  switch (topic) {
    case 'contact':
      return {
        label: i18n._('Contact messages'),
        value: i18n._('{count} new; unread conversations in all: {unread}', { count, unread }),
      };
    case 'request':
      return {
        label: i18n._('Consultant requests'),
        value: i18n._('{count} new; waiting for an answer in all: {requests}', { count, requests }),
      };
    case 'appointment':
      return { label: i18n._('Changes of appointments'), value: String(count) };
    case 'proposal':
      return { label: i18n._('Changes of proposals'), value: String(count) };
    case 'project-state':
      return { label: i18n._('Changes of projects'), value: String(count) };
  }
}

/** Collects news for the firm, without a word of those who have caused them. */
export function collectedFirmMail(
  { email: to, language }: { email: string; language: Language },
  waiting: readonly WaitingNews[],
  standing: FirmStanding,
): Mail {
  const i18n = i18nOf(language);
  return {
    to,
    language,
    subject: i18n._('Much has arrived in the administration'),
    title: i18n._('How things stand'),
    paragraphs: [
      i18n._('More has arrived within a short time than you are sent in single emails.'),
      i18n._('This email replaces the single ones and says how things stand now.'),
    ],
    facts: waiting.map((each) => factOf(each, standing, i18n)),
    action: { label: i18n._('Open the administration'), path: '/admin-dashboard' },
    kind: 'digest',
  };
}
