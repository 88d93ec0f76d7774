// `npm run bench`: prints ratios within one run, because absolute times differ between machines; for the screens it
// prints the times on a phone.
import fs from 'node:fs';
import { at, run } from './lib/run.mjs';
import { build, install } from './lib/prepare.mjs';

await install();
await build();
const failed = [];
for (const folder of ['libs/mongoose-sqlite/bench', 'test/bench']) {
  if (!fs.existsSync(at(folder))) continue;
  for (const file of fs
    .readdirSync(at(folder))
    .filter((name) => name.endsWith('.bench.mjs'))
    .sort()) {
    console.log(`\n== ${folder}/${file}`);
    if ((await run(process.execPath, [at(folder, file)])) !== 0) failed.push(file);
  }
}
if (failed.length > 0) {
  console.error(`\nAbove their bounds: ${failed.join(', ')}`);
  process.exitCode = 1;
}
