import fs from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@consulting/contracts';

const ROOT = path.resolve(__dirname, '..');
const FOLDERS = ['web/src', 'api/src'];

const files = FOLDERS.flatMap((top) =>
  fs
    .readdirSync(path.join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.po'))
    .map((name) => path.join(top, name)),
);

/** The folders with catalogues: one for each feature, and that of the server. */
const folders = [...new Set(files.map((file) => path.dirname(file)))];

const entries = (folder: string, language: string) =>
  PO.parse(fs.readFileSync(path.join(ROOT, folder, `${language}.po`), 'utf8')).items.map(
    ({ msgid, msgstr }) => ({ msgid, words: msgstr[0] ?? '' }),
  );

type Token = string | [name: string, type?: string, forms?: Record<string, Token[] | string | number>];

/** Returns the names of values with their kind, and elements, each once. */
function marks(text: string): Set<string> {
  const found = new Set(text.match(/<\/?\d+\/?>/g));
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, type = 'value', forms = {}] = token;
      found.add(`{${name}, ${type}}`);
      for (const form of Object.values(forms)) if (Array.isArray(form)) visit(form);
    }
  };
  visit(compileMessageOrThrow(text) as Token[]);
  return found;
}

/**
 * Parts that a translation may leave out: the technical name of a field when the message stands beside it, and the
 * number in a plural form that is written as a word.
 */
const MAY_MISS = new Set(['{field, value}']);

// The texts of the code are the English ones. A merge with an older branch may bring its catalogues back.
it('are not there for English', () => {
  expect(files.filter((file) => path.basename(file) === `${DEFAULT_LANGUAGE}.po`)).toEqual([]);
});

describe.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))(
  'the catalogues of %s',
  (language) => {
    it('are there for every folder that has texts', () => {
      expect(folders.length).toBeGreaterThan(15);
      expect(folders.filter((folder) => !fs.existsSync(path.join(ROOT, folder, `${language}.po`)))).toEqual(
        [],
      );
    });

    describe.each(folders)('%s', (folder) => {
      // That they have every text of the code, and no other, is checked by `npm run texts -- --check`.
      it('hold a translation of every text', () => {
        const untranslated = entries(folder, language).filter(({ words }) => words.trim() === '');
        expect(untranslated.map(({ msgid }) => msgid)).toEqual([]);
      });

      it('hold the values and elements of each text, and no others', () => {
        const wrong = entries(folder, language).filter(({ msgid, words }) => {
          const [wanted, given] = [marks(msgid), marks(words)];
          const isMissing = [...wanted].some((mark) => !given.has(mark) && !MAY_MISS.has(mark));
          return isMissing || [...given].some((mark) => !wanted.has(mark));
        });
        expect(wrong).toEqual([]);
      });
    });
  },
);
