import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at, ROOT, tool } from './run.mjs';

/** `jest.groups.config.mjs` finds them there. */
const GROUPS = at('.cache', 'groups');

/** More files in a group load less often; more groups are shared better by the workers. */
const FILES = 15;

/** The files of the tests that run in Node, as paths below the root, all or those that match a pattern. */
function filesOf(pattern) {
  const only = pattern ? ['--testPathPatterns', pattern] : [];
  const args = ['-c', 'jest.config.mjs', '--listTests', '--json', '--selectProjects', 'node', ...only];
  const listed = execFileSync(process.execPath, [tool('jest/bin/jest.js'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(listed.slice(listed.indexOf('['))).map((file) => path.relative(ROOT, file));
}

/** Files of about the same size together in each, because nobody knows on a new machine how long they take. */
function shareOut(files) {
  const count = Math.max(4 * os.availableParallelism(), Math.ceil(files.length / FILES));
  const groups = Array.from({ length: count }, () => ({ size: 0, files: [] }));
  const bySize = files.map((file) => ({ file, size: fs.statSync(at(file)).size }));
  for (const { file, size } of bySize.sort((a, b) => b.size - a.size)) {
    const smallest = groups.reduce((least, each) => (each.size < least.size ? each : least));
    smallest.files.push(file);
    smallest.size += size;
  }
  return groups.map((group) => group.files.sort()).filter((group) => group.length > 0);
}

/**
 * Puts the tests that run in Node into groups. Jest loads everything anew for each of its files, which takes longer than
 * most of them, and its workers get slower with every one of these loads: a group is one such file, in which the tests of
 * several run one after the other, each within a `describe` of its name.
 */
export function writeGroups(pattern) {
  fs.rmSync(GROUPS, { recursive: true, force: true });
  fs.mkdirSync(GROUPS, { recursive: true });
  shareOut(filesOf(pattern)).forEach((files, index) => {
    const parts = files.map(
      (file) => `describe(${JSON.stringify(file)}, () => {\n  require(${JSON.stringify(at(file))});\n});\n`,
    );
    fs.writeFileSync(path.join(GROUPS, `group-${index + 1}.test.ts`), parts.join(''));
  });
}
