import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { at, ROOT, tool } from './run.mjs';

/** `jest.groups.config.mjs` finds them there. */
const GROUPS = at('.cache', 'groups');

/** More files in a group load less often; more groups are shared better by the workers. */
const FILES = 20;

/** Tests that start servers, or the whole application, take longer than their text says. */
const WEIGHTS = [
  [/^test\/process\//, 6],
  [/^test\/e2e\//, 3],
];

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
  (WEIGHTS.find(([pattern]) => pattern.test(file))?.[1] ?? 1) * fs.statSync(at(file)).size;

/** Groups of about the same weight, the heaviest files shared out first. */
function shareOut(files, workers) {
  const count = Math.max(workers, Math.ceil(files.length / FILES));
  const groups = Array.from({ length: count }, () => ({ weight: 0, files: [] }));
  const weighed = files.map((file) => ({ file, weight: weightOf(file) }));
  for (const { file, weight } of weighed.sort((a, b) => b.weight - a.weight)) {
    const lightest = groups.reduce((least, each) => (each.weight < least.weight ? each : least));
    lightest.files.push(file);
    lightest.weight += weight;
  }
  return groups.filter((group) => group.files.length > 0).sort((a, b) => b.weight - a.weight);
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
 * Puts tests into the groups of a project of `jest.groups.config.mjs`. Jest loads everything anew for each of its files,
 * which takes longer than most of them, and its workers get slower with every one of these loads.
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
