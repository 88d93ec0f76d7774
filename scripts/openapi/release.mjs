// With a release: writes what programs rely on into docs/api-surface.txt, with which a test compares the document of later builds,
// and what has changed since the last one into the list behind `/docs/changes`. Refuses a document that breaks programs.
// `npm run build` has made it.
import { readFileSync, writeFileSync } from 'node:fs';
import { at, run, tool } from '../lib/run.mjs';
import { notesOf } from './notes.mjs';
import { changesBetween, surfaceOf } from './surface.mjs';

const SURFACE = at('docs/api-surface.txt');
const RELEASES = at('api/src/feeds/domain/api-releases/releases.json');

const day = new Date().toISOString().slice(0, 10);
const document = JSON.parse(readFileSync(at('api/dist/openapi.json'), 'utf8'));
const before = readFileSync(SURFACE, 'utf8').split('\n').filter(Boolean);
const after = surfaceOf(document);

const { breaking } = changesBetween(before, after, day);
if (breaking.length > 0) {
  console.error(
    `This breaks programs (docs/api.md, "What stays as it is"):\n\n${breaking.map((line) => `- ${line}`).join('\n')}`,
  );
  process.exit(1);
}

const summaryOf = (name) => {
  const [method, path] = name.split(' ');
  return document.paths[path]?.[method.toLowerCase()]?.summary ?? '';
};
const notes = notesOf(before, after, summaryOf);
if (Object.values(notes).every((lines) => lines.length === 0)) {
  console.log('Nothing has changed for programs.');
  process.exit(0);
}
console.log(JSON.stringify(notes, null, 2));
const releases = JSON.parse(readFileSync(RELEASES, 'utf8'));
// A second release of a day has an instant of its own, which is its id in the feed.
writeFileSync(RELEASES, JSON.stringify([{ at: new Date().toISOString(), ...notes }, ...releases], null, 2));
writeFileSync(SURFACE, `${after.join('\n')}\n`);
process.exit(await run(process.execPath, [tool('oxfmt/bin/oxfmt'), RELEASES]));
