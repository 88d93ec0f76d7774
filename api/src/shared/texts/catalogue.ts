import { DEFAULT_LANGUAGE, type Language } from '@consulting/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';

/** Translations by English text, where a language has one. */
export type Catalogue = Readonly<Record<string, string>>;

const known = new Map<Language, Catalogue>([[DEFAULT_LANGUAGE, {}]]);

function read(language: Language): Catalogue {
  const { items } = PO.parse(readFileSync(join(import.meta.dirname, `${language}.po`), 'utf8'));
  return Object.fromEntries(items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text]] : [])));
}

/** Returns the catalogue of a language: `de.po` beside this file, read at first use and cached. */
export function catalogueOf(language: Language): Catalogue {
  const catalogue = known.get(language) ?? read(language);
  known.set(language, catalogue);
  return catalogue;
}
