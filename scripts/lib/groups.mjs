import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { at, ROOT, tool } from './run.mjs';

/** `jest.groups.config.mjs` finds them there. */
const GROUPS = at('.cache', 'groups');

/**
 * Seconds that the files for Node take for 10 kB of their text, more or less. Those that start servers, or the whole
 * application, take longer than their text says, and some wait: the slowest files that `npm test` names stand here.
 */
const WEIGHTS = [
  [/^test\/process\/upload-bounds/, 72],
  [/^test\/e2e\/(permissions|hostile-input|store-away)/, 32],
  [/^test\/process\//, 22],
  [/(webhook|mail)-delivery/, 18],
  [/^libs\/mongoose-sqlite\//, 8],
  [/^test\/e2e\//, 4],
];
const WEIGHT = 3;

/** The files of the tests of a project of `jest.config.mjs`, as paths below the root. `options` of Jest narrow them. */
export function filesOf(project, options = []) {
  const args = ['-c', 'jest.config.mjs', '--listTests', '--json', ...options, '--selectProjects', project];
  const listed = execFileSync(process.execPath, [tool('jest/bin/jest.js'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(listed.slice(listed.indexOf('['))).map((file) => path.relative(ROOT, file));
}

const weightOf = (file) =>
  (WEIGHTS.find(([pattern]) => pattern.test(file))?.[1] ?? WEIGHT) * fs.statSync(at(file)).size;

/** A group of about the same weight for each worker, the heaviest files shared out first. */
function shareOut(files, workers) {
  const groups = Array.from({ length: workers }, () => ({ weight: 0, files: [] }));
  const weighed = files.map((file) => ({ file, weight: weightOf(file) }));
  for (const { file, weight } of weighed.sort((a, b) => b.weight - a.weight)) {
    const lightest = groups.reduce((least, each) => (each.weight < least.weight ? each : least));
    lightest.files.push(file);
    lightest.weight += weight;
  }
  return groups.filter((group) => group.files.length > 0);
}

/**
 * A file for Jest in which the tests of `files` run one after the other, each within a `describe` of its name. What those
 * for Node send to a store is recorded.
 */
function textOf(project, files) {
  const support = project === 'pages' ? 'group' : 'group-with-store';
  return [
    `import { endOfGroup, fileOfGroup } from ${JSON.stringify(at(`test/support/${support}.ts`))};\n`,
    ...files.map(
      (file) => `fileOfGroup(${JSON.stringify(file)}, () => require(${JSON.stringify(at(file))}));`,
    ),
    'endOfGroup();\n',
  ].join('\n');
}

/**
 * Puts tests into the groups of a project of `jest.groups.config.mjs`, one for each worker: Jest loads everything anew for
 * each of its files, which takes longer than most of them.
 */
export function writeGroups(project, files, workers) {
  const folder = path.join(GROUPS, project);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  shareOut(files, workers).forEach((group, index) => {
    fs.writeFileSync(
      path.join(folder, `group-${String(index + 1).padStart(3, '0')}.test.ts`),
      textOf(project, group.files),
    );
  });
}
