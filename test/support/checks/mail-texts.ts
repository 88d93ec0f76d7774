import { COMPANY, LANGUAGES, type Language } from '@consulting/contracts';
import type { Mail } from '../../../api/src/platform/mail/mail-queue.ts';

/** Labels that are the same word in each language. */
const SAME = new Set(['Name', 'Webhook']);

/** Returns the texts that differ between languages. */
const textsOf = ({ subject, title, greeting, paragraphs, facts = [], action }: Mail) => [
  ...[subject, title, greeting, ...paragraphs, action?.label, action?.hint],
  // Names are the same in each.
  ...facts.flatMap(({ label }) => (label === undefined || SAME.has(label) ? [] : [label])),
];

/**
 * Expects that mails are whole texts in the language of their reader, from the subject to the button, and that none
 * lacks a value. Returns the English ones. `mailsIn` makes one of every kind and variant.
 */
export function expectWritten(mailsIn: (language: Language) => Mail[]): Mail[] {
  const [english, german] = (['en', 'de'] as const).map(mailsIn) as [Mail[], Mail[]];
  for (const language of LANGUAGES)
    expect(new Set(mailsIn(language).map((mail) => mail.language))).toEqual(new Set([language]));
  for (const [at, mail] of english.entries()) {
    const other = textsOf(german[at]!);
    for (const [index, text] of textsOf(mail).entries()) {
      // Title, greeting, button and its hint may be missing.
      if (text === undefined) continue;
      expect(text).not.toMatch(/^$|[{}]|undefined|null|\s[,.:;]|,,| {2}|""/);
      expect(other[index]).not.toBe(text);
    }
    expect(textsOf(mail)).toHaveLength(other.length);
  }
  return english;
}

/** Texts that name the company. */
export const namesCompany = ({ subject, paragraphs }: Mail): boolean =>
  [subject, ...paragraphs].some((text) => text.includes(COMPANY.shortName));
