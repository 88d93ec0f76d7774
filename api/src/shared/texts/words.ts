import { DEFAULT_LANGUAGE, WORDS, type Language, type Words } from '@consulting/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';

/** The translations of a language by their English texts: `de.po` beside this file. */
function catalogue(language: Language): Map<string, string> {
  const { items } = PO.parse(readFileSync(join(import.meta.dirname, `${language}.po`), 'utf8'));
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] || msgid]));
}

function translated(language: Language): Words {
  const translations = catalogue(language);
  const entries = Object.entries(WORDS).map(([key, text]) => [key, translations.get(text) ?? text]);
  return Object.fromEntries(entries) as Words;
}

const known = new Map<Language, Words>([[DEFAULT_LANGUAGE, WORDS]]);

/** The words that the server shares with the client, in a language; read when it is first spoken, and kept. */
export function wordsOf(language: Language): Words {
  const words = known.get(language) ?? translated(language);
  known.set(language, words);
  return words;
}
