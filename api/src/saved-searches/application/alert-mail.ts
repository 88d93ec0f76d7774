import type { Language, SavedSearchKind } from '@consulting/contracts';
import type { Mail, MailSection } from '../../platform/mail/mail-queue.ts';
import { greetingIn } from '../../shared/texts/greeting.ts';
import { i18nOf } from '../../shared/texts/i18n.ts';
import type { ListedEntry } from './searched-lists.ts';

interface Reader {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  language: Language;
}

/** What came into one saved search. */
export interface FoundBySearch {
  kind: SavedSearchKind;
  name: string;
  /** The entries that the mail lists, last first. */
  entries: (ListedEntry & { id: string })[];
  /** How many more there are. */
  more: number;
  /** Path of the list with the search. */
  path: string;
}

/** Returns the mail about all saved searches of a person; `found` is not empty. */
export function alertMail(reader: Reader, found: readonly FoundBySearch[]): Mail {
  const { language } = reader;
  const i18n = i18nOf(language);
  const count = found.reduce((sum, { entries, more }) => sum + entries.length + more, 0);
  const [first] = found;
  const subject =
    first && found.length === 1
      ? i18n._('{count, plural, one {# new result} other {# new results}}: {name}', {
          count,
          name: first.name,
        })
      : i18n._('{count, plural, one {# new result} other {# new results}} of your saved searches', { count });
  return {
    to: reader.email,
    wantedBy: reader.id,
    language,
    subject,
    greeting: greetingIn(language, reader),
    paragraphs: [i18n._('This is new since our last email.')],
    sections: found.map((search) => sectionOf(search, language)),
    action: { label: i18n._('Open your saved searches'), path: '/dashboard/searches' },
    kind: 'alert',
  };
}

function sectionOf({ kind, name, entries, more, path }: FoundBySearch, language: Language): MailSection {
  const i18n = i18nOf(language);
  return {
    title: name,
    entries: entries.map(({ id, title, facts, path: page }) => {
      return { title, line: facts.join(' · '), path: page, of: { kind, id } };
    }),
    ...(more > 0 && { more: { label: i18n._('and {count} more', { count: more }), path } }),
  };
}
