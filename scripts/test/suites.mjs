import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './imports.mjs';
import { at } from '../lib/run.mjs';

/** Suites in a folder of this name have results that depend on the engine: `npm test` runs them on each. */
const OF_EACH_ENGINE = /\/engines\//;

/** Suites in a folder of this name run every night, and one part of them before each landing: `npm run test:all`. */
const OF_THE_NIGHT = /\/nightly\//;

/** Suites that open the stores of their engines themselves: they cover both in one run. */
const OPENS_ENGINES = /\bengines\(\)|\bengine: '(embedded|mongodb)'/;

/**
 * Suites of these folders run in Firefox too: what browsers differ in is used there most (forms, dialogs, the focus, the
 * keyboard, files, dates, storages, the history), on the public pages, in the dashboards and in the administration.
 */
const IN_FIREFOX = new RegExp(
  `^test/browser/(${[
    'admin/[^/]+$',
    'app/(language-choice|public-frame|session-ended)',
    'applications/journey',
    ...[
      'appointments',
      'availability',
      'careers',
      'contact',
      'employees',
      'home',
      'jobs',
      'legal',
      'not-found',
    ],
    'dashboard/[^/]+$',
    'freelancer/cards',
    ...['projects', 'services', 'shared/ui', 'sign-in/register'],
  ].join('|')})`,
);

export const isOfFirefox = (file) => IN_FIREFOX.test(file);
export const isOfEachEngine = (file) => OF_EACH_ENGINE.test(file);
export const isOfTheNight = (file) => OF_THE_NIGHT.test(file);

/** Whether a file is a suite over HTTP that can be told the engine to run on. */
export const canRunOnMongodb = (file) =>
  file.startsWith('test/e2e/') && !OPENS_ENGINES.test(fs.readFileSync(at(file), 'utf8'));

const tests = (folder, ending = /\.test\.ts$/) => filesBelow(folder, ending);

/** Returns all test files, as `jest.config.mjs` and `playwright.config.ts` know them: `{ node, pages, browser }`. */
export function allSuites() {
  const ofTheTree = tests('test').filter((file) => /^test\/([^/]+|(e2e|process|scripts)\/.+)$/.test(file));
  return {
    node: [...tests('api/src'), ...tests('libs'), ...ofTheTree].sort(),
    pages: tests('web/src', /\.test\.tsx?$/).sort(),
    browser: tests('test/browser', /\.spec\.ts$/).sort(),
  };
}

/** Folders whose own folders are the modules: `platform/backup`. */
const OF_MODULES = ['auth', 'platform', 'shared'];

/** A place in the folder tree: `{ side: 'api', path: 'auth/sessions' }`. */
const areaOn = (side, folder) => ({ side, path: folder === '.' ? '' : folder });

/** Files of the root and of the client's build, which belong to no module, by the area whose suites are about them. */
const ELSEWHERE = [
  [/^(Dockerfile|\.dockerignore|docker-compose\.yml|compose\.\w+\.yml|deploy\/)/, areaOn('api', 'deploy')],
  [/^api\/rolldown\.config\.mjs$/, areaOn('api', 'run')],
  [/^web\/(?!src\/|test\/|package\.json)/, areaOn('web', 'app')],
  [/^web\/src\/entry-/, areaOn('web', 'app')],
];

/** Returns the area of a source file or of a suite, or null for files that belong to none, such as documents. */
export function areaOf(file) {
  const folder = path.posix.dirname(file.replace(/\/(engines|nightly)\//g, '/'));
  const [, own] = ELSEWHERE.find(([pattern]) => pattern.test(file)) ?? [];
  if (own) return own;
  for (const [side, pattern] of [
    ['api', /^(?:api\/src|test\/e2e|test\/process)\/(.+)/],
    ['web', /^(?:web\/src\/features|web\/src|test\/browser)\/(.+)/],
  ]) {
    const [, within] = pattern.exec(folder) ?? [];
    if (within !== undefined) return areaOn(side, within);
  }
  return null;
}

/** Returns the name of the module or the feature that an area lies in: `auth/sessions`, `jobs`. */
export const moduleOf = ({ path: area }) =>
  area
    .split('/')
    .slice(0, OF_MODULES.includes(area.split('/')[0]) ? 2 : 1)
    .join('/');
