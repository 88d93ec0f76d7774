import fs from 'node:fs';
import path from 'node:path';
import { at } from '../lib/run.mjs';
import { secondsOf } from './times.mjs';

/** `jest.groups.config.mjs` reads them from there. */
export const GROUPS = at('.cache', 'groups');

/** The kinds of Jest's files, in the order in which they are shared out: the longest work comes first. */
export const KINDS = ['node', 'mongodb', 'pages'];

const startsProcesses = (file) => file.startsWith('test/process/');

const secondsOfAll = (kind, files) => files.reduce((sum, file) => sum + secondsOf(kind, file), 0);

/** Seconds of tests for which a further group is worth while: it loads what it tests once more. */
const WORTH_A_GROUP = 10;

/**
 * Shares out tests, `{ kind, file }`, among workers and returns groups of one kind, the heaviest first. All work in
 * a row is cut into a piece for each worker, so that a worker is done with its one or two groups when the others are.
 * Within a kind the heaviest file goes where most room is left.
 */
export function shareOut(tests, workers) {
  const weighed = tests.map((test) => ({ ...test, weight: secondsOf(test.kind, test.file) }));
  const weightOf = (some) => some.reduce((sum, { weight }) => sum + weight, 0);
  const share = weightOf(weighed) / workers;
  const groups = [];
  let begin = 0;
  for (const kind of KINDS) {
    const own = weighed.filter((test) => test.kind === kind).sort((a, b) => b.weight - a.weight);
    const end = begin + weightOf(own);
    const rooms = Array.from({ length: workers }, (_, piece) => ({
      kind,
      files: [],
      room: Math.min(end, (piece + 1) * share) - Math.max(begin, piece * share),
    })).sort((a, b) => b.room - a.room);
    const open = rooms.filter(({ room }, index) => index === 0 || room > WORTH_A_GROUP);
    for (const { file, weight } of own) {
      const roomiest = open.reduce((most, each) => (each.room > most.room ? each : most));
      roomiest.files.push(file);
      roomiest.room -= weight;
    }
    groups.push(...open);
    begin = end;
  }
  return groups
    .filter(({ files }) => files.length > 0)
    .map(({ kind, files }) => ({ kind, files, seconds: secondsOfAll(kind, files) }))
    .sort((a, b) => b.seconds - a.seconds);
}

/**
 * Returns the text of a file for Jest that runs the tests of `files` one after the other, each within a `describe` of
 * its name. Calls of those for Node to a store are recorded.
 */
function textOf(kind, files) {
  const hasStore = kind !== 'pages';
  const support = at('test/support/app', hasStore ? 'group-with-store.ts' : 'group.ts');
  const lines = files.map((file) => {
    const [name, own, path] = [kind, file, at(file)].map((each) => JSON.stringify(each));
    return `fileOfGroup(${name}, ${own}, () => require(${path}));`;
  });
  return [
    `import { fileOfGroup${hasStore ? ', endOfGroup' : ''} } from ${JSON.stringify(support)};\n`,
    ...lines,
    hasStore ? 'endOfGroup();\n' : '',
  ].join('\n');
}

/**
 * Writes tests, `{ kind, file }`, into groups for `jest.groups.config.mjs`, because Jest loads all modules anew for each
 * of its files, which takes longer than most files. Files that start processes run first in their group: fork copies the
 * page tables of a process, and they grow with each file.
 */
export function writeGroups(tests, workers) {
  fs.rmSync(GROUPS, { recursive: true, force: true });
  shareOut(tests, workers).forEach(({ kind, files }, index) => {
    const ordered = files.toSorted((a, b) => startsProcesses(b) - startsProcesses(a));
    const folder = path.join(GROUPS, kind);
    fs.mkdirSync(folder, { recursive: true });
    const name = `group-${String(index + 1).padStart(3, '0')}.test.ts`;
    fs.writeFileSync(path.join(folder, name), textOf(kind, ordered));
  });
}

/** Returns the kind of the tests in a file that `writeGroups` has written. */
export const kindOfGroup = (file) => path.basename(path.dirname(file));
