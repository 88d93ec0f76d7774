import fs from 'node:fs';
import path from 'node:path';

/** Suites over HTTP that depend on the engine: order and paging, races, sweeps, what is stored and rolled back. */
const ABOUT_THE_ENGINE = [
  'account-limits',
  'alerts',
  'appointment-races',
  'appointment-reminders',
  'cached-lists',
  'etags',
  'guest-applications',
  'idempotency',
  'idempotency-bounds',
  'idempotency-faults',
  'idempotency-kept',
  'if-match',
  'placement-races',
  'proposal-races',
  'replaced-sessions',
  'restart',
  'saved-searches',
  'sweeps',
];

/** Suites with shapes of calls that no adapter's test has. */
const WITH_SHAPES_OF_THEIR_OWN = [
  'demo',
  'digest',
  'email-way-back',
  'notes',
  'people',
  'personal-documents',
  'second-factor-required',
  'second-factor-reset',
];

/** Suites that never reach the database, or open each engine themselves: in the run on the embedded one, both. */
const WITHOUT_THE_ENGINE =
  /\/(hostile-input|http|idempotency-instances|input|limits-instances|lists|methods|migrated-store|openapi|retention|routes|store-away)\./;

/** Claims are released at the start where a store belongs to one process: the worker never sends this to MongoDB. */
const OF_THE_EMBEDDED_ENGINE = / query \{claimedUntil:\{\$ne:null\},state:string\}$/;

const nameOf = (file) => path.basename(file, '.e2e.test.ts');

/** Returns the suites over HTTP that `npm test` runs on MongoDB: those that depend on the engine, or all. */
export function onMongodb(files, isAll) {
  const named = new Set([...ABOUT_THE_ENGINE, ...WITH_SHAPES_OF_THEIR_OWN]);
  const suites = files.filter((file) => file.startsWith('test/e2e/') && !WITHOUT_THE_ENGINE.test(file));
  return isAll ? suites : suites.filter((file) => named.has(nameOf(file)));
}

/** Reads what groups of tests wrote to a folder: for each engine, the suites that sent each shape. */
function shapesIn(folder) {
  const seen = { embedded: new Map(), mongodb: new Map() };
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const left = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
    for (const [engine, shapes] of Object.entries(left)) {
      for (const [shape, suites] of Object.entries(shapes)) {
        const known = seen[engine].get(shape) ?? new Set();
        suites.forEach((suite) => known.add(suite));
        seen[engine].set(shape, known);
      }
    }
  }
  return seen;
}

/** Returns the adapter's test that sends MongoDB most of the shapes of the same collection. */
function homeOf(shape, mongodb) {
  const [collection, about] = shape.split(' ');
  const counts = {};
  for (const [each, suites] of about === undefined ? [] : mongodb) {
    if (!each.startsWith(`${collection} `)) continue;
    for (const suite of suites) if (/\/adapters\//.test(suite)) counts[suite] = (counts[suite] ?? 0) + 1;
  }
  const [home] = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return home?.[0] ?? 'the test of an adapter';
}

/** Returns a line for each shape that a suite over HTTP sent to the embedded engine and no test sent to MongoDB. */
export function unsent(folder) {
  const { embedded, mongodb } = shapesIn(folder);
  return [...embedded]
    .filter(([shape]) => !mongodb.has(shape) && !OF_THE_EMBEDDED_ENGINE.test(shape))
    .map(([shape, suites]) => [shape, [...suites].filter((suite) => suite.startsWith('test/e2e/'))])
    .filter(([, suites]) => suites.length > 0)
    .map(([shape, suites]) => `${shape}: sent by ${suites[0]}, belongs into ${homeOf(shape, mongodb)}`)
    .sort();
}
