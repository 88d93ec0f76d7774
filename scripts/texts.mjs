// `npm run texts`: writes the texts of the code into the catalogues (**/texts/*.po). With `--check` it fails when they
// were not up to date; it has updated them then.
import fs from 'node:fs';
import { at, node, tool } from './lib/run.mjs';

function catalogues() {
  return ['web/src', 'api/src']
    .map((folder) => at(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true })
        .filter((file) => file.endsWith('.po'))
        .sort()
        .map((file) => `${file}\n${fs.readFileSync(`${folder}/${file}`, 'utf8')}`),
    )
    .join('');
}

const before = catalogues();
await node([tool('@lingui/cli/dist/lingui.js'), 'extract', '--clean'], { cwd: at('web'), quiet: true });
if (process.argv.includes('--check') && catalogues() !== before) {
  console.error('The catalogues were not up to date. They are now: commit them.');
  process.exit(1);
}
