import fs from 'node:fs';
import { at, run, tool } from '../lib/run.mjs';
import { freePort } from '../lib/engines.mjs';
import {
  findChromium,
  findFirefox,
  getChromium,
  getFirefox,
  HOW_TO_GET_FIREFOX,
  HOW_TO_GET_ONE,
} from './browser.mjs';
import { linesOf, withProgress } from './progress.mjs';
import { count, stage } from './stages.mjs';

const COMMAND = [tool('@playwright/test/cli.js'), 'test'];

/** By the kind of their files in a plan: the name of the stage, the project of `playwright.config.ts`, and how to get one. */
export const BROWSERS = {
  browser: {
    ...{ name: 'browser', label: 'Chromium', project: 'chromium', variable: 'CHROMIUM' },
    ...{ find: findChromium, get: getChromium, howToGetOne: HOW_TO_GET_ONE },
  },
  firefox: {
    ...{ name: 'Firefox', label: 'Firefox', project: 'firefox', variable: 'FIREFOX' },
    ...{ find: findFirefox, get: getFirefox, howToGetOne: HOW_TO_GET_FIREFOX },
  },
};

/** Finds or gets the browsers that a plan needs: `{ file, version }` by kind, null for one that cannot be had. */
export async function browsersFor(plan) {
  const found = {};
  for (const [kind, { name, find, get }] of Object.entries(BROWSERS))
    if (plan[kind].length > 0) found[kind] = (await find()) ?? (await stage(`${name} to test in`, get));
  return found;
}

/** Returns a line for each browser of `browsersFor`: which it is, or how to get one. */
export const linesOfBrowsers = (found) =>
  Object.entries(found).map(([kind, browser]) => {
    const { name, label, howToGetOne } = BROWSERS[kind];
    return browser ? `${label} ${browser.version} (${browser.file})` : `no ${name}: ${howToGetOne}`;
  });

/**
 * Runs files of a kind in its browser and counts results. `env` is that of the tests; `options` are Node's; `results` is the
 * folder for Playwright's report, which holds `filesDone`, where its workers write a line for each file.
 */
export async function browserTests(kind, files, { browser, env, options, results, filesDone }) {
  const { name, project, variable } = BROWSERS[kind];
  const report = `${results}/${kind}.json`;
  const reporters = `--reporter=${at('scripts/test/files-done-reporter.mjs')},json`;
  const code = await withProgress(
    name,
    files.length,
    () => linesOf(filesDone).filter((line) => line.kind === kind).length,
    async (onOutput) =>
      run(process.execPath, [...options, ...COMMAND, `--project=${project}`, reporters, ...files], {
        env: {
          ...env,
          ...{ FILES_DONE: filesDone, KIND: kind, [variable]: browser.file },
          ...{ BROWSER_TEST_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        },
        onOutput,
      }),
  );
  if (!fs.existsSync(report)) return count(name, 0, 1);
  const { expected, unexpected, skipped } = JSON.parse(fs.readFileSync(report, 'utf8')).stats;
  count(name, expected, unexpected || (code === 0 ? 0 : 1), skipped);
}

/** Without their browser all tests have failed, each of them: nobody may take such a run for a whole one. */
export async function failWithoutBrowser(kind, files) {
  const { name, project, variable, howToGetOne } = BROWSERS[kind];
  const kept = [];
  await run(process.execPath, [...COMMAND, '--list', `--project=${project}`, '--reporter=json', ...files], {
    onOutput: (chunk) => kept.push(chunk),
    env: { [variable]: 'none' },
  });
  const listed = Buffer.concat(kept).toString();
  const { suites } = JSON.parse(listed.slice(listed.indexOf('{')));
  const testsIn = ({ specs = [], suites: inner = [] }) =>
    inner.reduce((sum, each) => sum + testsIn(each), specs.length);
  const failed = suites.reduce((sum, each) => sum + testsIn(each), 0);
  count(`${name}, left out: get one by ${howToGetOne}`, 0, failed);
}
