import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { composeFile, composeText } from './support/checks/compose-file.ts';
import { image } from './support/checks/dockerfile.ts';

// Packages, actions and images of others: each is pinned to its content, has a licence that the company
// accepts, and runs no program when it is installed (docs/decisions/0044-what-comes-from-others.md).

const ROOT = resolve(__dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Locked {
  version?: string;
  link?: boolean;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
}

/** Of each folder with a lock file: its packages, by their place in `node_modules`. */
const INSTALLS = ['.', 'scripts/lighthouse'];
const packages = INSTALLS.flatMap((folder) => {
  const lock = JSON.parse(read(join(folder, 'package-lock.json'))) as { packages: Record<string, Locked> };
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => /(^|\/)node_modules\//.test(place) && !link)
    .map(([place, locked]) => ({ name: place.replace(/^.*node_modules\//, ''), locked }));
});

/** Of packages with an install script: why nothing is missing without it. */
const INSTALL_SCRIPTS: Record<string, string> = {
  '@parcel/watcher': 'compiles what its package of the platform has compiled',
  '@photostructure/sqlite': 'compiles what it brings compiled; Node 22 and later use node:sqlite',
  '@swc/core': 'looks for its package of the platform',
  esbuild: 'looks for its package of the platform',
  msw: 'copies its worker into an application that uses one in the browser',
  'unrs-resolver': 'looks for its package of the platform',
};

/** Licences, by their SPDX names, that allow what is done with the package. */
const ACCEPTED = new Set([
  // Permissive: shipped with their notices.
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  // Fonts, which may be served but not sold.
  'OFL-1.1',
  // A library that is loaded as it is, from a file of its own: libvips, which makes portraits (docs/decisions/0051).
  'LGPL-3.0-or-later',
  // Tools of the build, unchanged: their own sources are public, and nothing of ours becomes theirs.
  'CC-BY-4.0',
  'MPL-2.0',
  'Python-2.0',
]);

/** Packages whose `package.json` names no SPDX licence, with the one in their LICENSE or README. */
const UNNAMED: Record<string, string> = {
  busboy: 'MIT',
  'cli-table': 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  streamsearch: 'MIT',
  'png-js': 'MIT',
};

/** Whether an SPDX expression can be fulfilled with accepted licences: one of those joined by OR, all joined by AND. */
const isAccepted = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ACCEPTED.has(licence)));

describe('the packages', () => {
  it('have licences that the company accepts', () => {
    const refused = packages
      .map(({ name, locked }) => [name, locked.license ?? UNNAMED[name] ?? 'none'] as const)
      .filter(([, licence]) => !isAccepted(licence));
    expect(refused).toEqual([]);
    const unused = Object.keys(UNNAMED).filter(
      (unnamed) => !packages.some(({ name, locked }) => name === unnamed && !locked.license),
    );
    expect(unused).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(GPL-3.0-only OR MIT)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache-2.0 AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
    ['none', false],
  ])('of %s are accepted: %s', (expression, expected) => {
    expect(isAccepted(expression)).toBe(expected);
  });

  it('are pinned by their content', () => {
    const loose = packages.filter(({ locked }) => !locked.integrity?.startsWith('sha512-'));
    expect(loose.map(({ name }) => name)).toEqual([]);
    expect(packages.length).toBeGreaterThan(500);
  });

  it('run nothing when they are installed, and miss nothing by that', () => {
    const withScript = packages.filter(({ locked }) => locked.hasInstallScript).map(({ name }) => name);
    expect([...new Set(withScript)].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
    for (const folder of INSTALLS) expect(read(join(folder, '.npmrc'))).toMatch(/^ignore-scripts=true$/m);
    // The image is installed by the same rule.
    expect(read('Dockerfile')).toMatch(/^COPY .*\.npmrc \.\/\nCOPY[^]*?^RUN npm ci/m);
  });

  it('report no installation to anybody', () => {
    expect(packages.map(({ name }) => name).filter((name) => name.startsWith('@scarf/'))).toEqual([]);
  });
});

const DIGEST = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

describe('the images', () => {
  const composed = Object.entries(composeFile.services)
    // Except the product's own, which is never pulled.
    .filter(([, { pull_policy }]) => pull_policy !== 'never')
    .map(([name, service]) => [name, service.image ?? ''] as const);

  it.each(composed)('of %s is pinned by its digest, and can be replaced by a setting', (_, named) => {
    const [, setting, byDefault] = /^\$\{([A-Z]+_IMAGE):-(.+)\}$/.exec(named) ?? [];
    expect(byDefault).toMatch(DIGEST);
    expect(read('.env.example')).toMatch(new RegExp(`^${setting}=$`, 'm'));
  });

  it('that the product is built on is one, wherever it is named', () => {
    const [base = ''] = image.bases;
    expect(base).toMatch(DIGEST);
    expect(composeFile.services['app']?.build?.args).toEqual({ NODE_IMAGE: `\${NODE_IMAGE:-${base}}` });
  });
});

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; steps: { uses?: string; with?: object }[] }>;
}

describe.each(readdirSync(join(ROOT, '.github/workflows')))('the workflow %s', (file) => {
  const text = read(`.github/workflows/${file}`);
  const { permissions, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('may read the repository and nothing else, and keeps no token for its steps', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job.permissions).toBeUndefined();
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it('uses actions by their commits, each with its version beside it', () => {
    const lines = text.split('\n').filter((line) => line.includes('uses:'));
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length);
    for (const line of lines) expect(line).toMatch(/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('names images by the digests of the compose files', () => {
    const named = [...text.matchAll(/\b(?:mongo|node|caddy):[\w.-]+(?:@sha256:\w+)?/g)].map(
      ([found]) => found,
    );
    for (const found of named) expect(composeText).toContain(`:-${found}}`);
    for (const found of named) expect(found).toMatch(DIGEST);
  });
});
