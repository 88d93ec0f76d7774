import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { productionPackages } from './support/checks/production-packages.ts';

const ROOT = resolve(__dirname, '..');
const MOST_MEGABYTES = 150;
/** Minimum size of a file, as `du` counts. */
const BLOCK = 4096;

/** Returns the bytes of a folder as `du` counts them, without nested packages. */
function sizeOf(folder: string): number {
  let bytes = BLOCK;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += sizeOf(path);
    else bytes += Math.ceil(lstatSync(path).size / BLOCK) * BLOCK;
  }
  return bytes;
}

describe('the packages of production', () => {
  it(`take less than ${MOST_MEGABYTES} MB`, () => {
    // Packages of other platforms are in the lock file, but not installed.
    const installed = productionPackages().filter((folder) => existsSync(join(ROOT, folder)));
    expect(installed).toEqual(
      expect.arrayContaining(['node_modules/@node-rs/argon2', 'node_modules/@photostructure/sqlite']),
    );
    const megabytes = installed.map((folder) => [folder, sizeOf(join(ROOT, folder)) / 1024 ** 2] as const);
    const all = megabytes.reduce((sum, [, size]) => sum + size, 0);
    const largest = megabytes.toSorted(([, a], [, b]) => b - a).slice(0, 10);
    expect([all < MOST_MEGABYTES, largest]).toEqual([true, largest]);
  });

  it('are those that stay outside the built server, and what these need', () => {
    const config = readFileSync(join(ROOT, 'api/rolldown.config.mjs'), 'utf8');
    const apart = [...(/APART = \[([^\]]*)\]/.exec(config)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      ([, name]) => name,
    );
    const read = (workspace: string) =>
      JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8')) as Record<string, object>;
    const named = [
      read('api')['dependencies'],
      read('libs/mongoose-sqlite')['optionalDependencies'],
      read('web')['dependencies'],
    ].flatMap((group) => Object.keys(group ?? {}));
    expect(named.sort()).toEqual(apart.sort());
  });
});
