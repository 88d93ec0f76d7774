import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { at, must, node, ROOT, tool } from './run.mjs';

const STAMPS = at('.cache', 'stamps');
const API_TYPES = 'web/src/shared/api/schema.d.ts';

/** Hashes paths, sizes and times instead of contents, so that it takes only milliseconds. */
function fingerprint(inputs) {
  const hash = createHash('sha256');
  const visit = (file) => {
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const name of fs.readdirSync(file).sort()) {
        if (name !== 'node_modules' && name !== 'dist' && name !== '.build') visit(path.join(file, name));
      }
    } else if (!/\.test\.tsx?$/.test(file) && file !== at(API_TYPES)) {
      hash.update(`${path.relative(ROOT, file)}|${stat.size}|${stat.mtimeMs}\n`);
    }
  };
  inputs.forEach((input) => visit(at(input)));
  return hash.digest('hex');
}

/** Runs `work` unless its inputs are unchanged since the last success and its output exists. */
async function whenStale(name, inputs, output, work) {
  const stamp = path.join(STAMPS, name);
  const now = fingerprint(inputs);
  const before = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : '';
  if (before === now && fs.existsSync(at(output))) return false;
  const started = Date.now();
  console.log(`building ${name} ...`);
  await work();
  fs.mkdirSync(STAMPS, { recursive: true });
  fs.writeFileSync(stamp, now);
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return true;
}

/** Installs the packages of a folder's lock file when they are missing or outdated. */
export async function install(folder = ROOT) {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  const isFresh =
    fs.existsSync(installed) &&
    fs.statSync(installed).mtimeMs >= fs.statSync(path.join(folder, 'package-lock.json')).mtimeMs;
  if (isFresh || process.env.SKIP_INSTALL === '1') return;
  console.log('Installing packages (once, about a minute) ...');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const timer = setInterval(() => console.log(`still installing, ${seconds()} s`), 20_000);
  await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, quiet: true });
  clearInterval(timer);
  const now = new Date();
  fs.utimesSync(installed, now, now);
}

/** No build checks types, which `npm run check` does for all at once. Nest's command compiles the API with the old compiler. */
const compile = (library) =>
  node([tool('typescript-native/bin/tsc'), '-p', `libs/${library}/tsconfig.build.json`]);

/**
 * Nest's command requires `ora`, an ES module, in the middle of a cycle, which Node refuses before 20.19.5 and 22.15. Once
 * loaded, it is there.
 */
export const NEST = ['--import', 'ora', tool('@nestjs/cli/bin/nest.js')];

const COMMON = ['package-lock.json', 'tsconfig.json', 'tsconfig.emit.json'];
const CONTRACTS = [...COMMON, 'libs/contracts'];
const ENGINE = [...COMMON, 'libs/mongoose-sqlite/src', 'libs/mongoose-sqlite/tsconfig.build.json'];

/** Generates the client's API types, which only the type check needs, not the bundle. */
async function writeTypes() {
  // Imported here because this file also runs before the packages are installed.
  const { writeApiTypes } = await import('../../web/scripts/api-types.mjs');
  await writeApiTypes(at('api/dist/openapi.json'), at(API_TYPES));
}

/** Builds what is outdated: libraries first, then the API with its OpenAPI document, then the client. */
export async function build() {
  await Promise.all([
    whenStale('contracts', CONTRACTS, 'libs/contracts/dist/index.js', () => compile('contracts')),
    whenStale('engine', ENGINE, 'libs/mongoose-sqlite/dist/index.js', () => compile('mongoose-sqlite')),
  ]);
  await Promise.all([
    whenStale('api', [...CONTRACTS, ...ENGINE, 'api', 'nest-cli.json'], 'api/dist/openapi.json', async () => {
      await node([...NEST, 'build']);
      await node([tool('rolldown/bin/cli.mjs'), '-c', 'rolldown.config.mjs'], {
        cwd: at('api'),
        quiet: true,
      });
      await node([at('api/dist/run/keep-compiled.js')], { quiet: true });
      await node([at('api/dist/commands/openapi.js'), at('api/dist/openapi.json')]);
    }).then(() => whenStale('API types', ['api/dist/openapi.json', 'web/scripts'], API_TYPES, writeTypes)),
    whenStale('web', [...CONTRACTS, 'web', 'api/src/shared/texts'], 'web/dist/404.html', () =>
      must('npm', ['run', 'build', '-w', 'web', '--silent'], { quiet: true }),
    ),
  ]);
}
