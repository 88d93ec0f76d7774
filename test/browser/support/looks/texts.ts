import fs from 'node:fs';
import path from 'node:path';
import PO from 'pofile';
import { pseudo } from '../../app/nightly/pseudo/pseudo.ts';

/** The screen's text for an English text, or for the part of it before its first element. */
export type Say = (text: string) => RegExp;

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Returns every text of the client and of the contracts, with its translation into a language. */
export function catalogue(language: string): { text: string; said: string }[] {
  return ['web/src', 'api/src']
    .flatMap((folder) => {
      const files = fs.readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
      return files.map((file) => path.join(ROOT, folder, file));
    })
    .filter((file) => file.endsWith(`${path.sep}${language}.po`))
    .flatMap((file) => PO.parse(fs.readFileSync(file, 'utf8')).items)
    .map(({ msgid, msgstr: [said = ''] }) => ({ text: msgid, said }));
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (texts: Iterable<string>) => new RegExp(`(?:${[...texts].map(literal).join('|')})`, 'i');

export const inEnglish: Say = (text) => oneOf([text]);
export const inPseudoLanguage: Say = (text) => oneOf([pseudo(text)]);

/** Returns translations from a language's catalogues: features may differ for a text. Null for missing ones. */
export function translator(language: string): (text: string) => RegExp | null {
  const texts = catalogue(language);
  const start = (text: string) => text.split(/<0\/?>/)[0] ?? '';
  return (text) => {
    const said = texts.filter((each) => start(each.text) === text).map((each) => start(each.said));
    return said.length > 0 ? oneOf(new Set(said)) : null;
  };
}

/** Returns the translation of texts that must exist. */
export function inLanguage(language: string): Say {
  const translate = translator(language);
  return (text) => {
    const said = translate(text);
    if (!said) throw new Error(`No text begins with “${text}”.`);
    return said;
  };
}

/** Returns a pattern for names with this beginning. */
export const beginning = (name: RegExp): RegExp => new RegExp(`^${name.source}`, 'i');
