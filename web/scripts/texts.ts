import {
  DEFAULT_LANGUAGE,
  MESSAGES,
  NEWS_WORDS,
  PDF_MESSAGES,
  TEXTS,
  WORDS,
  type Language,
} from '@consulting/contracts';
import { CHECK_TEXTS } from '@consulting/contracts/posting-check';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readCatalogues } from './catalogues.ts';
import { TABLES } from './extract-texts.ts';
import { withWords } from './pictures.ts';

/** Matches what Lingui's macros compile a text to: a call or an element with the id, but without the text. */
const TEXT = /(\$_i18n\._\(|_jsxs?\(Trans_, )\{\s*id: "([^"]+)"(\s*\}\))?/g;

/** Changes the text between placeholders, for a pseudo-language that only tests use. */
export type Adapt = (words: string) => string;

/** Applies `adapt` to a compiled message, in all its plural forms. */
function adapted(message: unknown, adapt: Adapt): unknown {
  if (typeof message === 'string') return adapt(message);
  if (!Array.isArray(message)) return message;
  return message.map((part: unknown) => {
    if (!Array.isArray(part)) return adapted(part, adapt);
    const [name, format, forms, ...rest] = part as unknown[];
    if (typeof forms !== 'object' || forms === null) return part;
    const entries = Object.entries(forms).map(([form, words]) => [form, adapted(words, adapt)]);
    return [name, format, Object.fromEntries(entries), ...rest];
  });
}

/** The tables of the contracts that a page may show, by the file name of their module. */
const TABLE_OF: Record<string, { name: string; table: Readonly<Record<string, string>> }> = {
  words: { name: 'WORDS', table: WORDS },
  'news-words': { name: 'NEWS_WORDS', table: NEWS_WORDS },
  texts: { name: 'TEXTS', table: TEXTS },
  messages: { name: 'MESSAGES', table: MESSAGES },
  'pdf-messages': { name: 'PDF_MESSAGES', table: PDF_MESSAGES },
  'check-texts': { name: 'CHECK_TEXTS', table: CHECK_TEXTS },
};

/**
 * Puts the compiled texts of one language into the modules that show them, and replaces the contracts' English tables
 * by those of the language. So a page loads its texts in one language only, with its code and without a catalogue at
 * run time. A text that is not extracted or not translated fails the build. The development server shows the English
 * texts of the sources.
 */
export function texts(locale: Language, adapt?: Adapt): Plugin {
  const catalogues = new Map<string, Readonly<Record<string, string>>>();
  return {
    name: 'texts',
    apply: 'build',
    async buildStart() {
      for (const catalogue of await readCatalogues(locale)) {
        const lacking = catalogue.missing.join('\n');
        if (lacking) this.error(`Not translated in ${catalogue.path} (${locale}):\n${lacking}`);
        catalogues.set(path.normalize(catalogue.path.replace('texts/{locale}', '')), catalogue.texts);
      }
    },
    load(id) {
      if ((locale === DEFAULT_LANGUAGE && !adapt) || !TABLES.test(id)) return;
      const { name, table } = TABLE_OF[path.basename(id, '.ts')] ?? {};
      if (!name || !table) return;
      const [, messages] = [...catalogues].find(([folder]) => folder.includes('/api/')) ?? [];
      const words = (text: string) => (adapt ?? String)(messages?.[text] ?? text);
      const translated = Object.entries(table).map(([key, text]) => [key, words(text)]);
      const codes = name === 'MESSAGES' ? '\nexport const MESSAGE_CODES = Object.keys(MESSAGES);' : '';
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(translated))};${codes}`;
    },
    transform(code, id) {
      const [, messages] = [...catalogues].find(([folder]) => id.startsWith(folder)) ?? [];
      const wordsOf = (key: string): string =>
        messages?.[key] ?? this.error(`A text of ${id} is in no catalogue: run "npm run texts".`);
      if (id.endsWith('.svg?raw')) return withWords(code, (key) => (adapt ?? String)(wordsOf(key)));
      return code.replace(TEXT, (_text, start: string, key: string, end = '') => {
        const words = wordsOf(key);
        const plain = compileMessageOrThrow(words);
        const message = adapt ? (adapted(plain, adapt) as typeof plain) : plain;
        const [only] = message;
        const isPlain = end && start.startsWith('$') && message.length === 1 && typeof only === 'string';
        return isPlain
          ? JSON.stringify(only)
          : `${start}{ id: "${key}", message: ${JSON.stringify(message)}${end}`;
      });
    },
  };
}
