// With a release: writes what programs rely on into docs/api-surface.txt, with which a test compares the document of later builds,
// and prints what has changed since the last one, for "Changes" in docs/api.md. `npm run build` has made the document.
import { readFileSync, writeFileSync } from 'node:fs';
import { at } from '../lib/run.mjs';
import { changesBetween, surfaceOf } from './surface.mjs';

const FILE = at('docs/api-surface.txt');
const before = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
const after = surfaceOf(JSON.parse(readFileSync(at('api/dist/openapi.json'), 'utf8')));
const { added, removed, breaking } = changesBetween(before, after);
const list = (title, lines) => {
  if (lines.length > 0) console.log(`\n${title}\n\n${lines.map((line) => `- \`${line}\``).join('\n')}`);
};
list('Breaks programs', breaking);
list(
  'New',
  added.filter((line) => !breaking.includes(line)),
);
list(
  'No longer needed',
  removed.filter((line) => !breaking.includes(line)),
);
writeFileSync(FILE, `${after.join('\n')}\n`);
