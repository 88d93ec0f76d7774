import {
  AVAILABILITY_AGE,
  COMPANY,
  FIXED_PERIODS,
  isKeepPeriod,
  LIMITS,
  LOCALES,
  telephone,
  type Language,
} from '@consulting/contracts';
import { marked } from 'marked';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The values of the placeholders `{{name}}` of a document. */
const VALUES: Record<string, string | number> = {
  ...COMPANY,
  ...FIXED_PERIODS,
  availabilityReminderDays: AVAILABILITY_AGE.reminders[0],
  secondReminderDays: AVAILABILITY_AGE.reminders[1],
  availabilityUnknownDays: AVAILABILITY_AGE.unknown,
  phones: COMPANY.phones.join(', '),
  phone: COMPANY.phones[0],
  phoneLink: telephone(COMPANY.phones[0]) ?? '',
  managingDirectors: COMPANY.managingDirectors.join(', '),
  managingDirector: COMPANY.managingDirectors[0],
  userMessages: LIMITS.userMessages,
};

/** What `scripts/test/accessibility-check.mjs` writes. */
interface Check {
  date: string;
  axe: string;
  chromium: string;
  screens: Record<Language, number>;
  /** When its tests last passed in Firefox, and when somebody last looked at the screens in WebKit (docs/browsers.md). */
  firefox: Seen;
  webkit: Seen;
}

interface Seen {
  version: string;
  date: string;
}

/** The values of the last check of accessibility, in the language of a document. */
function checkValues(
  { date, axe, chromium, screens, firefox, webkit }: Check,
  language: Language,
): typeof VALUES {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return {
    checkedOn: format.format(new Date(date)),
    axeVersion: axe,
    chromiumVersion: chromium,
    firefoxVersion: firefox.version,
    firefoxOn: format.format(new Date(firefox.date)),
    webkitVersion: webkit.version,
    webkitOn: format.format(new Date(webkit.date)),
    englishScreens: screens.en,
    germanScreens: screens.de,
  };
}

const FRONT = /^---\n(.*?)\n---\n/s;
const ENTRY = /^(\w+): (['"])(.*)\2$/;
const HEADING = /^## (.+) \{#([\w-]+)\}\n/m;

/** Tables scroll sideways on narrow screens, like those of the rest of the site. */
const asHtml = (markdown: string, title: string) =>
  marked
    .parse(markdown, { async: false })
    .replaceAll(
      '<table>',
      `<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table class="tbl">`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<th>', '<th scope="col">');

/**
 * Turns a Markdown document into a module (`LegalDocument`): the lines at the top, then sections that begin with `##
 * Title {#id}`. A line of another form, or an unknown `{{name}}`, fails the build.
 */
export function documents(): Plugin {
  let check: Check;
  return {
    name: 'documents',
    enforce: 'pre',
    configResolved({ root }) {
      const file = path.join(root, 'src/features/legal/accessibility-check.json');
      check = JSON.parse(readFileSync(file, 'utf8')) as Check;
    },
    transform(source, file) {
      if (!file.endsWith('.md')) return;
      const lang = path.basename(path.dirname(file)) as Language;
      const values = { ...VALUES, ...checkValues(check, lang) };
      const text = source.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
        // The retention periods of the operator: the server fills them into the page.
        if (isKeepPeriod(name)) return placeholder;
        const value = values[name];
        if (value === undefined) this.error(`{{${name}}} in ${file} stands for nothing.`);
        return String(value);
      });
      const [front = '', head = ''] = FRONT.exec(text) ?? [];
      const [, ...parts] = text.slice(front.length).split(HEADING);
      const sections = [];
      for (let at = 0; at < parts.length; at += 3) {
        const [title = '', id = '', body = ''] = parts.slice(at);
        if (/^## /m.test(body)) this.error(`A heading in ${file} after “${title}” lacks its {#id}.`);
        sections.push({ title, id, html: asHtml(body, title) });
      }
      const entries = head.split('\n').map((line) => {
        const [, name, , value] =
          ENTRY.exec(line) ?? this.error(`${file} begins with what is no entry: ${line}`);
        return [name, value];
      });
      return `export default ${JSON.stringify({ lang, ...Object.fromEntries(entries), sections })};`;
    },
  };
}
