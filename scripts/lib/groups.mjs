import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { at, ROOT, tool } from './run.mjs';

/** `jest.groups.config.mjs` reads them from there. */
const GROUPS = at('.cache', 'groups');

/**
 * Approximate seconds of the slowest files for Node in the gate: a run is only as fast as its slowest group.
 * `npm test` names its slowest files at its end.
 */
const SECONDS = {
  'test/e2e/shared/http/permissions.e2e.test.ts': 48,
  'test/process/shared/http/upload-bounds.test.ts': 38,
  'api/src/webhooks/adapters/mongo/webhook-delivery.test.ts': 30,
  'test/e2e/shared/http/hostile/hostile-input.e2e.test.ts': 26,
  'test/process/platform/backup/nightly/backup.test.ts': 22,
  'test/process/webhooks/webhooks.test.ts': 22,
  'test/e2e/platform/database/store-away.e2e.test.ts': 21,
  'test/process/platform/drain/drain.test.ts': 20,
  'test/process/platform/backup/nightly/backup-erasures.test.ts': 19,
  'test/process/platform/backup/backup-commands.test.ts': 18,
  'test/process/platform/openapi/api-doc.test.ts': 16,
  'test/process/auth/second-factor/second-factor.test.ts': 15,
  'test/process/run/start-failures.test.ts': 14,
  'test/e2e/auth/second-factor/second-factor-recovery.e2e.test.ts': 13,
  'api/src/platform/mail/mail-delivery.test.ts': 13,
  'test/e2e/platform/idempotency/engines/idempotency-faults.e2e.test.ts': 12,
  'test/process/run/built-server.test.ts': 12,
  'test/process/deploy/nightly/image.test.ts': 12,
  'test/e2e/shared/http/large-lists.e2e.test.ts': 10,
  'api/src/webhooks/adapters/mongo/mongo-webhooks.test.ts': 10,
  'libs/mongoose-sqlite/test/prefixes.test.ts': 9,
  'test/e2e/platform/schedule/retention.e2e.test.ts': 8,
  'test/e2e/auth/account/engines/email-way-back.e2e.test.ts': 8,
  'test/e2e/auth/admins/admins.e2e.test.ts': 8,
  'api/src/platform/logging/request-log.test.ts': 8,
  'test/e2e/auth/second-factor/asked-again.e2e.test.ts': 7,
  'test/e2e/shared/http/hostile/hostile-generated.e2e.test.ts': 7,
};

/** Seconds for 10 kB of the other files: those that start servers, or the whole application, take longer. */
const FOR_10_KB = [
  [/^test\/process\//, 10],
  [/^libs\/mongoose-sqlite\//, 5],
  [/^test\/e2e\//, 3.3],
  [/^/, 1.3],
];

/** Returns the test files of a project of `jest.config.mjs`, relative to the root. Jest's `options` narrow them. */
export function filesOf(project, options = []) {
  const args = ['-c', 'jest.config.mjs', '--listTests', '--json', ...options, '--selectProjects', project];
  const listed = execFileSync(process.execPath, [tool('jest/bin/jest.js'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(listed.slice(listed.indexOf('['))).map((file) => path.relative(ROOT, file));
}

function secondsOf(file) {
  const [, for10kB] = FOR_10_KB.find(([pattern]) => pattern.test(file));
  return SECONDS[file] ?? (for10kB * fs.statSync(at(file)).size) / 10_240;
}

const startsProcesses = (file) => file.startsWith('test/process/');

/**
 * Returns a group of about the same weight for each worker; the heaviest files are assigned first. Files that start
 * processes run first: fork copies the page tables of a process, and they grow with each file.
 */
function shareOut(files, workers) {
  const groups = Array.from({ length: workers }, () => ({ weight: 0, files: [] }));
  const weighed = files.map((file) => ({ file, weight: secondsOf(file) }));
  for (const { file, weight } of weighed.sort((a, b) => b.weight - a.weight)) {
    const lightest = groups.reduce((least, each) => (each.weight < least.weight ? each : least));
    lightest.files.push(file);
    lightest.weight += weight;
  }
  for (const { files: own } of groups) own.sort((a, b) => startsProcesses(b) - startsProcesses(a));
  return groups.filter((group) => group.files.length > 0);
}

/**
 * Returns the text of a file for Jest that runs the tests of `files` one after the other, each within a `describe` of
 * its name. Calls of those for Node to a store are recorded.
 */
function textOf(project, files) {
  const support = project === 'pages' ? 'group' : 'group-with-store';
  return [
    `import { endOfGroup, fileOfGroup } from ${JSON.stringify(at(`test/support/app/${support}.ts`))};\n`,
    ...files.map(
      (file) => `fileOfGroup(${JSON.stringify(file)}, () => require(${JSON.stringify(at(file))}));`,
    ),
    'endOfGroup();\n',
  ].join('\n');
}

/**
 * Writes tests into the groups of a project of `jest.groups.config.mjs`, one for each worker: Jest loads all modules
 * anew for each of its files, which takes longer than most files.
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
