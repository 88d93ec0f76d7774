import fs from 'node:fs';
import path from 'node:path';

/** Claims are released at the start where a store belongs to one process: the worker never sends this to MongoDB. */
const OF_THE_EMBEDDED_ENGINE = / query \{claimedUntil:\{\$ne:null\},state:string\}$/;

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
    .map(
      ([shape, suites]) =>
        `${shape}: sent by ${suites[0]}, belongs into ${homeOf(shape, mongodb)}, or the suite into a folder \`engines\``,
    )
    .sort();
}
