import fs from 'node:fs';
import path from 'node:path';
import { WEBHOOK_EVENTS } from '@consulting/contracts';

// Documents name files and folders; each of them is there, so that a move takes its documents along.
const ROOT = path.resolve(__dirname, '..');
const exists = (file: string) => fs.existsSync(path.join(ROOT, file));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...fs
    .readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join('docs', name)),
];
const read = (document: string) => fs.readFileSync(path.join(ROOT, document), 'utf8');

/** Where a path in a document may begin, and how it may be shortened at its end. */
const ROOTS = ['', 'api/src', 'web/src', 'libs/contracts/src', 'libs/mongoose-sqlite/src'];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.e2e.test.ts', '.test.ts', '.spec.ts'];
const folders = new Set(
  ROOTS.flatMap((root) =>
    fs
      .readdirSync(path.join(ROOT, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ),
);
/** Made by a build or a start, or in each of several folders. */
const MADE = /^(api|web)\/dist\b|^node_modules\b|^data\/|^texts\//;

/** The paths of a document in backquotes, as far as they begin in a folder of ours. Those with a pattern are taken up to it. */
function pathsIn(document: string): string[] {
  return [...read(document).matchAll(/`([\w.-]+\/[\w./*{},-]*)`/g)]
    .map(([, found = '']) => found.replace(/[^/]*[*{].*$/, '').replace(/\/$/, ''))
    .filter((found) => folders.has(found.split('/')[0] ?? '') && !MADE.test(found));
}

it.each(documents)('%s names files that are there', (document) => {
  const missing = pathsIn(document).filter(
    (found) => !ROOTS.some((root) => ENDINGS.some((ending) => exists(path.posix.join(root, found + ending)))),
  );
  expect(missing).toEqual([]);
});

it.each(documents)('%s links to documents that are there', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to = '']) => to);
  const missing = links.filter((to) => !exists(path.posix.join(path.posix.dirname(document), to)));
  expect(missing).toEqual([]);
});

it('docs/api.md lists every event of webhooks', () => {
  const cells = [...read('docs/api.md').matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([a-z-]+\.[a-z-]+)`/g)].map(([, name]) => name));
  expect(listed.filter((name) => (WEBHOOK_EVENTS as readonly string[]).includes(name ?? ''))).toEqual([
    ...WEBHOOK_EVENTS,
  ]);
});
