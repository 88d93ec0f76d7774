import {
  DEFAULT_LANGUAGE,
  fill,
  MESSAGES,
  WORDS,
  type Language,
  type MessageCode,
  type Words,
} from '@consulting/contracts';
import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';

/** What the server says in a language. */
export interface Texts {
  language: Language;
  /** Whole sentences, ICU MessageFormat: `i18n._('Hello {name},', { name })`. English in the code is the key. */
  i18n: I18n;
  /** The words shared with the client. */
  words: Words;
  /** The sentence of a code, for the few answers that are read as they are. */
  message(code: MessageCode, values?: Readonly<Record<string, string | number>>): string;
}

/** The translations of a language by their English texts (`de.po` beside this file). English needs none. */
function catalogue(language: Language): Record<string, string> {
  if (language === DEFAULT_LANGUAGE) return {};
  const { items } = PO.parse(readFileSync(join(import.meta.dirname, `${language}.po`), 'utf8'));
  return Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] || msgid]));
}

function read(language: Language): Texts {
  const translations = catalogue(language);
  const translated = (text: string): string => translations[text] ?? text;
  const i18n = setupI18n({ locale: language, messages: { [language]: translations } });
  i18n.setMessagesCompiler(compileMessage);
  return {
    language,
    i18n,
    words: Object.fromEntries(Object.entries(WORDS).map(([key, text]) => [key, translated(text)])) as Words,
    message: (code, values = {}) => fill(translated(MESSAGES[code]), values),
  };
}

const known = new Map<Language, Texts>();

/** Read when a language is first spoken, and kept. */
export function textsOf(language: Language): Texts {
  const texts = known.get(language) ?? read(language);
  known.set(language, texts);
  return texts;
}
