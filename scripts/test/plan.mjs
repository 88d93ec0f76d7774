import { parseArgs } from 'node:util';
import { changedFiles, testsOf } from './changed.mjs';
import { shareOut } from './groups.mjs';
import { importersOfAll, reachedFrom } from './imports.mjs';
import { allSuites, canRunOnMongodb, isOfEachEngine, isOfFirefox, isOfTheNight } from './suites.mjs';

/** Together they take as long as `npm test`. */
const PIECES_OF_ENGINES = 4;

/**
 * What only `npm run test:all` has, in parts of some minutes. Each landing runs one of them, which its commit decides, and
 * the public CI runs all every night.
 */
export const PARTS = {
  drills: 'three instances under load, restarted and killed',
  operations:
    'the operators’ commands, starts that fail, backups, an upgrade, the image, webhooks and uploads, as processes',
  screens: 'the screens in the pseudo language, and at every width',
  firefox: 'the pages, forms, dialogs, files and journeys in Firefox',
  ...Object.fromEntries(
    Array.from({ length: PIECES_OF_ENGINES }, (_, piece) => [
      `engines-${piece + 1}`,
      `piece ${piece + 1} of ${PIECES_OF_ENGINES} of all suites over HTTP, on MongoDB`,
    ]),
  ),
};

/** Returns the name of the part that a commit runs: its hash decides, so that each has the same chance. */
export function partOf(commit) {
  const names = Object.keys(PARTS);
  return names[Number.parseInt(commit.slice(0, 8), 16) % names.length];
}

const not = (holds) => (file) => !holds(file);

const NOTHING = {
  ...{ node: [], mongodb: [], pages: [], browser: [], firefox: [] },
  ...{ drills: false, isWhole: false, stage: '' },
};

/** `npm test`: the test of a change before it lands. */
const ordinary = ({ node, pages, browser }) => ({
  ...NOTHING,
  isWhole: true,
  node: node.filter(not(isOfTheNight)),
  mongodb: node.filter(isOfEachEngine),
  pages,
  browser: browser.filter(not(isOfTheNight)),
});

/** `npm run test:all`. */
const everything = ({ node, pages, browser }) => ({
  ...NOTHING,
  ...{ node, pages, browser, isWhole: true, drills: true },
  firefox: browser.filter(isOfFirefox),
  mongodb: node.filter(canRunOnMongodb),
  env: { ENGINES: 'all', WIDTHS: 'all' },
});

/** Screens that are measured by this file are so at more widths with `WIDTHS=all`. */
const MEASURES = 'test/browser/support/looks/fits.ts';

/** Returns the suites of a piece. How long a suite takes is recorded of the embedded engine, which has run all of them. */
const pieceOfEngines = (suites, piece) =>
  shareOut(
    suites.map((file) => ({ kind: 'node', file })),
    PIECES_OF_ENGINES,
  )[piece - 1].files;

/** What `everything` has and `ordinary` has not. */
const part = {
  drills: () => ({ ...NOTHING, drills: true }),
  operations: ({ node }) => ({ ...NOTHING, node: node.filter(isOfTheNight) }),
  screens: ({ browser }) => {
    const measured = reachedFrom([MEASURES], importersOfAll(['test/browser']));
    return {
      ...NOTHING,
      browser: browser.filter((file) => isOfTheNight(file) || measured.has(file)),
      env: { WIDTHS: 'all' },
    };
  },
  firefox: ({ browser }) => ({ ...NOTHING, firefox: browser.filter(isOfFirefox) }),
  engines: ({ node }, piece) => ({
    ...NOTHING,
    mongodb: pieceOfEngines(node.filter(canRunOnMongodb), piece),
    env: { ENGINES: 'all' },
  }),
};

/** `npm test -- --changed`: all tests when the change touches what everything depends on. */
function change(suites) {
  const chosen = testsOf(changedFiles(), suites);
  if (chosen === null)
    return { name: 'everything, since the change touches what all tests use', ...ordinary(suites) };
  const { node, pages, browser, left } = chosen;
  const files = node.length + pages.length + browser.length;
  const others = left > 0 ? `; for ${left} related ones no time is left: npm test` : '';
  return {
    ...{ ...NOTHING, node, pages, browser },
    name: `${files} files of tests for your change${others}`,
    mongodb: node.filter(isOfEachEngine),
    isChange: true,
    stage: 'change, ',
  };
}

const WORDS = { changed: { type: 'boolean' }, all: { type: 'boolean' }, part: { type: 'string' } };

/**
 * Returns what a run covers: files by kind (`node`, `mongodb`, `pages`, `browser`, `firefox`), whether the `drills` run, whether
 * it is `isWhole` or `isChange`, its `name`, what the names of its stages begin with (`stage`), and the `env` of its tests. `words`
 * are those after `npm test --`: none, `--changed`, `--all`, or `--part` with the name of a part or a commit. Throws for others.
 */
export function planOf(words) {
  const { changed, all, part: wanted } = parseArgs({ args: words, options: WORDS }).values;
  const suites = allSuites();
  if (wanted !== undefined) {
    const name = /^[0-9a-f]{8,}$/.test(wanted) ? partOf(wanted) : wanted;
    const number = Object.keys(PARTS).indexOf(name) + 1;
    if (number === 0) throw new Error(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}`);
    const [of, piece] = name.split('-');
    return {
      name: `part ${number} of ${Object.keys(PARTS).length} of the whole, ${name}: ${PARTS[name]}`,
      ...part[of](suites, Number(piece)),
      stage: `${name}, `,
    };
  }
  if (all) return { name: 'everything', ...everything(suites) };
  return changed
    ? change(suites)
    : { name: 'all tests of a change before it lands (npm run test:all is everything)', ...ordinary(suites) };
}
