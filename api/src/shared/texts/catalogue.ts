import { DEFAULT_LANGUAGE, type Language } from '@consulting/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';

/** What a language says for each English text that it has another one for. */
export type Catalogue = Readonly<Record<string, string>>;

const known = new Map<Language, Catalogue>([[DEFAULT_LANGUAGE, {}]]);

function read(language: Language): Catalogue {
  const { items } = PO.parse(readFileSync(join(import.meta.dirname, `${language}.po`), 'utf8'));
  return Object.fromEntries(items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text]] : [])));
}

/** `de.po` beside this file; read when the language is first spoken, and kept. */
export function catalogueOf(language: Language): Catalogue {
  const catalogue = known.get(language) ?? read(language);
  known.set(language, catalogue);
  return catalogue;
}
