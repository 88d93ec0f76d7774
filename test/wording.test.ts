import fs from 'node:fs';
import path from 'node:path';
import PO from 'pofile';
import ts from 'typescript';
import { REPLACED, REPLACED_GERMAN, REPLACED_BY_SERVER } from './support/wording/replaced.ts';
import { ENGLISH, GERMAN, SPECIFIED } from './support/wording/rules.ts';

const ROOT = path.resolve(__dirname, '..');
const FOLDERS = ['web/src', 'web/public', 'web/scripts', 'api/src', 'libs', 'docs'];
const FILES = ['README.md', 'CONTRIBUTING.md', '.env.example'];

/** Tells whether a file has texts that people read, in sources and documents; tests only quote them. */
const isText = (name: string) =>
  /\.(tsx?|mjs|js|svg|md)$/.test(name) &&
  !/\.(test|fixture)\.tsx?$/.test(name) &&
  !/(^|\/)(dist|node_modules|bench|test)\//.test(name);

const files = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter(isText),
).concat(FILES);

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Returns a text as one line: sources and comments break their lines anywhere. */
const flat = (text: string) => text.replace(/\s+(?:\* )?/g, ' ');

/** Returns the strings and element texts of a source, without its names, comments and patterns. */
function sayings(file: string): string[] {
  if (file.endsWith('.md')) return [read(file)];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, false, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node)) found.push(node.text);
    if (ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('says nothing that was put into plain English before', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = flat(read(file));
    return REPLACED.filter((phrase) => text.includes(phrase)).map((phrase) => ({
      file,
      phrase,
    }));
  });
  expect(found).toEqual([]);
});

const SERVER = 'api/src/shared/texts/de.po';

/** The German catalogues. */
const catalogues = fs
  .readdirSync(path.join(ROOT, 'web/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('texts/de.po'))
  .map((name) => `web/src/${name}`)
  .concat(SERVER);

/** Texts that people read, with their files: those of the catalogues, and the documents that are written as a whole. */
const textsIn = (language: 'en' | 'de') => [
  ...catalogues.flatMap((file) =>
    PO.parse(read(file)).items.map(({ msgid, msgstr }) => ({
      file,
      text: language === 'de' ? (msgstr[0] ?? '') : msgid,
    })),
  ),
  ...files
    .filter((file) => file.startsWith('web/src/features/') && file.includes(`/${language}/`))
    // The head of a document and the addresses of its links have quotes of their own.
    .flatMap((file) =>
      (file.endsWith('.md') ? [read(file).replace(/^---\n[^]*?\n---\n/, '')] : sayings(file)).map((text) => ({
        file,
        text,
      })),
    ),
];

it.each([
  ['German', 'de', GERMAN],
  ['English', 'en', ENGLISH],
] as const)('keeps the decisions about %s texts', (_, language, rules) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(2000);
  const found = texts
    .filter(({ text }) => !SPECIFIED.includes(text))
    .flatMap(({ file, text }) =>
      Object.entries(rules).flatMap(([rule, pattern]) => {
        const at = text.search(pattern);
        return at < 0 ? [] : [{ rule, file, text: text.slice(Math.max(0, at - 40), at + 40) }];
      }),
    );
  expect(found).toEqual([]);
});

it('says nothing in German that was replaced before', () => {
  const found = textsIn('de').flatMap(({ file, text }) =>
    [...REPLACED_GERMAN, ...(file === SERVER ? REPLACED_BY_SERVER : [])]
      .filter((phrase) => text.includes(phrase))
      .map((phrase) => ({ file, phrase, text })),
  );
  expect(found).toEqual([]);
});

it('writes "email" wherever it speaks English', () => {
  const found = files
    .filter((file) => /\.(tsx?|md)$/.test(file) && !file.includes('/de/') && /e-mail/i.test(read(file)))
    .flatMap((file) =>
      sayings(file)
        .filter((text) => /\be-mails?\b/i.test(text))
        .map((text) => ({ file, text: text.trim() })),
    );
  expect(found).toEqual([]);
  // The descriptions of the API are comments in its sources, and in the client's generated types.
  expect(read('web/src/shared/api/schema.d.ts')).not.toMatch(/\be-mails?\b/i);
});
