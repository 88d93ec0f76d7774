import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// Phrases that were replaced by plain business English and must not come back. Each was a literal translation, an
// aphorism or a word that readers had to guess. Literal texts of the specification are never in this list.
const REPLACED = [
  'from one hand',
  'from one house',
  'by four eyes',
  'any other house',
  'consulting house',
  'who knows your house',
  'Forgotten your password',
  'Forgotten password',
  '"Forgot password?"',
  'Look into the spam folder',
  'have it sent again',
  'all we keep about you',
  'Do not send',
  'Nothing of it was',
  'Your unfinished draft is back',
  'The store is away',
  'Only necessary',
  'Nothing is counted today',
  'This line ends here',
  'To the home page',
  'what you looked for',
  'What we believe',
  'begin at the ramp',
  'a wall to draw your landscape',
  'without the chain',
  'leave the whole line to us',
  'what gains from moving',
  'every system gets one word',
  'somebody who wants to break in',
  'That is when one knows',
  'by a minute plan',
  'Paper that can be used',
  'With a look, usually',
  'two weeks of looking',
  'order of danger',
  'order of their danger',
  'Nothing here is an option',
  'your present provider',
  'made anonymous',
  'run book',
  'Cut-over',
  'hyper-care',
  'Describe what hurts',
  'what keeps you awake',
  'ticket robot',
  'I am here as',
  'New password again',
  'Ask for a new link',
  'Send the mail again',
  'The mail could not be requested',
  'did not succeed',
  'for good, and so are',
  'is no longer there',
  'is not open any more',
  'not linked to your account any more',
  'The applications for them go too',
  'The applicants are not told',
  'Each download is on record',
  'you hand on the code',
  'you need not do anything',
  'This waits in the administration',
  'Answer this mail',
  'go on with other applicants',
  'There is nothing at this address',
  'not yours to know of',
  'fit for a person',
  'never belongs into',
  'This is not your password',
  'exists already',
  'is not an id',
  'is not a date',
  'is no foreign word',
  'sign with a good feeling',
  'a folder is a room',
  'cause and cure',
  'Please end signing in',
  'It opens nothing any more',
  'Signing in now takes a code',
  'This code is not right',
  'With these words:',
  'What is needed:',
  'Look at what they sent',
  'asks for {consultant}',
];

// The same for the German texts of the server.
const REPLACED_GERMAN = [
  'Guten Tag {name},',
  'Guten Tag,',
  'Mit diesen Worten',
  'Was gebraucht wird',
  'Gute Nachrichten',
  'bei {firm} {consultant} angefragt',
  'Anfrage für {',
  'Bewerbung für {',
  'wenn etwas wartet',
  'Bescheid',
  'schiefgegangen',
  'Er öffnet nichts mehr',
  'dass Sie es sind',
  'unterschreib',
  'bei dem das Gehalt beginnt',
  'Benutzer"',
  'der Bewerber wurde',
  'Der Bewerber wurde',
  'Dem Bewerber wurde',
  'in die Administration',
  '\\"',
];

// And for those of the client.
const REPLACED_GERMAN_OF_PAGES = [
  'schiefgegangen',
  'dass Sie es sind',
  'unterschreib',
  'Name oder Firma',
  'Firmennamen',
  'B2B-Nutzer',
  'Das Profil heute',
  'Was gesendet wurde',
  'Wie es darum steht',
  'Nicht-binär',
  'Möchte ich nicht angeben',
  'nicht mehr hinein',
  'Tastendruck',
  'Was der Schlüssel öffnet',
  'Weiterleitungen wird',
  'bis wieder geöffnet wird',
  'wird automatisch geschlossen',
  'Nachricht(en)',
  '...',
];

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

it('quotes in English with the marks of print, as in German', () => {
  const texts = read('api/src/shared/texts/en.po').match(/^msgid .*(\n".*)*/gm) ?? [];
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => text.includes('\\"'))).toEqual([]);
});

it('says nothing in German that was replaced before', () => {
  const ofPages = fs
    .readdirSync(path.join(ROOT, 'web/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('texts/de.po'))
    .map((name) => [`web/src/${name}`, REPLACED_GERMAN_OF_PAGES] as const);
  const found = [['api/src/shared/texts/de.po', REPLACED_GERMAN] as const, ...ofPages].flatMap(
    ([file, replaced]) => {
      const texts = read(file).match(/^msgstr .*(\n".*)*/gm) ?? [];
      expect(texts.length).toBeGreaterThan(0);
      return texts.flatMap((text) =>
        replaced.filter((phrase) => text.includes(phrase)).map((phrase) => ({ file, phrase, text })),
      );
    },
  );
  expect(ofPages.length).toBeGreaterThan(5);
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
