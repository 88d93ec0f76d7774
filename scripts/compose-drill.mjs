// `npm run drill`: does on this machine's Docker what docs/operations.md promises to an operator, in a fresh clone with a
// project of its own: first start, more instances, rolling restarts and an upgrade under load, backup, wipe and restore,
// a wrong password, killed processes, a restart of Docker. Prints the results, and a last line that says whether all held.
//
//   npm run drill -- [DRILL …] [--rate N] [--restarts N] [--port N] [--mongodb-uri URI] [--restart-docker COMMAND] [--keep]
//
// Images of a registry of your own come from NODE_IMAGE, CADDY_IMAGE, MONGO_IMAGE and MAILPIT_IMAGE, as in `.env`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, install } from './lib/prepare.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Requests per second. */
    rate: { type: 'string', default: '20' },
    /** How many instances are replaced, rounded up to all of them in turn. */
    restarts: { type: 'string', default: '20' },
    /** Of the site; the next one is that of HTTPS. */
    port: { type: 'string', default: '8088' },
    /** A cluster of one's own with an empty database, which is dropped, instead of the included MongoDB. */
    'mongodb-uri': { type: 'string' },
    /** Restarts the Docker engine of this machine: `systemctl restart docker`. */
    'restart-docker': { type: 'string' },
    /** Leaves everything running in the end. */
    keep: { type: 'boolean', default: false },
  },
});

await install();
await build();
const { Report } = await import('../test/soak/report.mjs');
const { Stack } = await import('../test/compose-drill/stack.mjs');
const { DRILLS } = await import('../test/compose-drill/drills.mjs');

const unknown = positionals.filter((name) => !(name in DRILLS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown}. The drills are ${Object.keys(DRILLS)}.`);
  process.exit(2);
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compose-drill-'));
const stack = new Stack(folder, { httpPort: Number(values.port), mongodbUri: values['mongodb-uri'] });
const report = new Report();
const context = {
  stack,
  report,
  /** What a drill hands on to the next. */
  world: {},
  rate: Number(values.rate),
  restarts: Number(values.restarts),
  restartDocker: values['restart-docker'],
};
let isDone = false;
try {
  await stack.prepare();
  for (const [name, drill] of Object.entries(DRILLS)) {
    // The first one makes what all others need.
    if (positionals.length > 0 && name !== 'start' && !positionals.includes(name)) continue;
    console.log(`\n${name}`);
    await drill(context);
  }
  isDone = true;
} catch (error) {
  console.error(error);
}
report.print();
const isHeld = isDone && report.broken === 0;
if (isHeld && !values.keep) await stack.remove();
if (!isHeld) console.log(`Everything is left as it is, and the output of the commands in ${folder}`);
console.log(
  isHeld
    ? `Everything held: ${report.held} of ${report.held}`
    : `${report.held} held, ${report.broken} BROKEN`,
);
process.exit(isHeld ? 0 : 1);
