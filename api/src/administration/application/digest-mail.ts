import type { ApplicationKind, Language } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { i18nOf, type I18n } from '../../shared/texts/i18n.ts';
import type { Overview } from './overview.service.ts';

/** The pending applications of a kind: how many, and how many whole days the longest of them has waited. */
export interface Undecided {
  kind: ApplicationKind;
  pending: number;
  days: number;
}

function counted({ kind, pending: count }: Undecided, i18n: I18n): string {
  switch (kind) {
    case 'consultant':
      return i18n._('{count, plural, one {# consultant request} other {# consultant requests}}', { count });
    case 'job':
      return i18n._('{count, plural, one {# job application} other {# job applications}}', { count });
    case 'project':
      return i18n._('{count, plural, one {# project application} other {# project applications}}', { count });
    case 'speculative':
      return i18n._('{count, plural, one {# speculative application} other {# speculative applications}}', {
        count,
      });
  }
}

function withWaiting(entry: Undecided, i18n: I18n): string {
  const values = { what: counted(entry, i18n), days: entry.days };
  return entry.pending === 1
    ? i18n._('{what}, waiting for {days, plural, =0 {less than a day} one {# day} other {# days}}', values)
    : i18n._(
        '{what}, the longest waiting for {days, plural, =0 {less than a day} one {# day} other {# days}}',
        values,
      );
}

function otherEntries(
  { heldProjects, unreadBarriers, unreadConversations, flaggedMessages, undeliveredMails, backups }: Overview,
  i18n: I18n,
): string[] {
  return [
    heldProjects > 0 &&
      i18n._('{count, plural, one {# project to review} other {# projects to review}}', {
        count: heldProjects,
      }),
    unreadBarriers > 0 &&
      i18n._('{count, plural, one {# report of a barrier} other {# reports of barriers}}', {
        count: unreadBarriers,
      }),
    unreadConversations > unreadBarriers &&
      i18n._('{count, plural, one {# unread conversation} other {# unread conversations}}', {
        count: unreadConversations - unreadBarriers,
      }),
    flaggedMessages > 0 &&
      i18n._(
        '{count, plural, one {# message marked as possible spam} other {# messages marked as possible spam}}',
        { count: flaggedMessages },
      ),
    undeliveredMails > 0 &&
      i18n._('{count, plural, one {# undelivered email} other {# undelivered emails}}', {
        count: undeliveredMails,
      }),
    backups.isOverdue && i18n._('an overdue backup'),
  ].filter((entry) => entry !== false);
}

/** Lists what waits; returns null when nothing does. `withdrawn` is mentioned only beside something else. */
export function digestMail(
  { email: to, language }: { email: string; language: Language },
  waiting: readonly Undecided[],
  withdrawn: number,
  overview: Overview,
): Mail | null {
  const i18n = i18nOf(language);
  const others = otherEntries(overview, i18n);
  if (waiting.length + others.length === 0) return null;
  const what = [...waiting.map((entry) => counted(entry, i18n)), ...others].join(', ');
  return {
    to,
    language,
    subject: i18n._('Waiting for you: {what}', { what }),
    title: i18n._('Waiting for you'),
    greeting: i18n._('Good morning!'),
    paragraphs: [
      i18n._('The following is waiting in the administration.'),
      ...(withdrawn > 0
        ? [
            i18n._(
              'Since the last working day, {count, plural, one {# application was} other {# applications were}} withdrawn.',
              { count: withdrawn },
            ),
          ]
        : []),
    ],
    facts: [...waiting.map((entry) => withWaiting(entry, i18n)), ...others].map((value) => ({ value })),
    action:
      waiting.length > 0
        ? { label: i18n._('Open the applications'), path: '/admin-dashboard?tab=applications' }
        : { label: i18n._('Open the administration'), path: '/admin-dashboard' },
    kind: 'digest',
  };
}
