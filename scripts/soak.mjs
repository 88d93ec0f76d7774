// `npm run soak`: three instances of the built server behind a small proxy on one MongoDB, under load, while instances
// and the store are restarted, killed and stopped. Prints the results, and a last line that says whether all held.
//
//   npm run soak -- [DRILL[=LENGTH] …] [--store 'COMMAND {port} {dbpath}'] [--rate N]
//                        [--port N] [--short] [--results FILE]
//
// The store is killed and started again, so it is started here: by `--store` or SOAK_STORE, else by `mongod` on the PATH.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, install } from './lib/prepare.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string' },
    /** The first of twenty free ports; below the system's range for outgoing connections. */
    port: { type: 'string', default: '4700' },
    /** Requests per second of the ordinary load. */
    rate: { type: 'string' },
    short: { type: 'boolean', default: false },
    results: { type: 'string' },
  },
});
const PORTS = 20;
const isShort = values.short;

await install();
await build();
const { storeCommand } = await import('./lib/engines.mjs');
const { freePorts } = await import('../test/soak/processes.mjs');
const { Report } = await import('../test/soak/report.mjs');
const { Store } = await import('../test/soak/store.mjs');
const { chosen, rateOf, runScenario } = await import('../test/soak/scenarios.mjs');

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const command = storeCommand(values.store);
if (!command) {
  console.error(
    'The drills start, kill and restart a MongoDB: put `mongod` on the PATH, or name a command that starts a compatible server by --store or SOAK_STORE, with {port} and {dbpath} in it.',
  );
  process.exit(2);
}
let drills;
try {
  drills = chosen(positionals, isShort);
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soak-'));
const port = await freePorts(Number(values.port), PORTS);
const store = new Store(command, port + PORTS - 1, folder, { isPatient: isShort });
const report = new Report();
try {
  await store.start();
  const how = { perSecond: Number(values.rate ?? rateOf(isShort)), isTimed: !isShort };
  for (const [name, length] of drills) await runScenario(name, length, { store, folder, port }, report, how);
} finally {
  await store.stop();
}
if (values.results) fs.writeFileSync(values.results, JSON.stringify(report));
console.log(`\n${drills.map(([name, length]) => `${name}=${length}`).join(' ')}`);
report.print();
if (report.broken + report.leftOut > 0) console.log(`Logs of the store and of each instance: ${folder}`);
else fs.rmSync(folder, { recursive: true, force: true });
console.log(
  report.broken > 0
    ? `${report.held} held, ${report.broken} BROKEN`
    : `Everything held: ${report.held} of ${report.held}${report.leftOut > 0 ? `, ${report.leftOut} drills left out` : ''}`,
);
// When every drill was skipped, nothing was checked.
process.exit(report.broken > 0 || report.held === 0 ? 1 : 0);
