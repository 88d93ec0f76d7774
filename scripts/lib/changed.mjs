import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';
import { filesOf } from './groups.mjs';

/**
 * The suites over HTTP and in the browser of each module or feature, as patterns of their names. Each suite loads the
 * whole application, so imports do not tell. A module that is missing here has the suites that bear its name.
 */
const SUITES = {
  about: /^public\./,
  account: /account|sessions|own-data|passwords|email/,
  admin: /^admin|administration|desk|api-keys|figures|webhooks/,
  administration: /^admin|administration|figures|templates/,
  applications: /appl|desk|placement|owner-decides/,
  'api-keys': /api-keys|replaced-keys/,
  auth: /sign-in|second-factor|passkeys|sessions|tokens|passwords|api-keys|linkedin|limits|replaced-keys/,
  b2b: /^public\./,
  careers: /public-(search|data|queries)|job|posting/,
  contact: /contact|messages/,
  dashboard: /dashboard|account|appl|placement/,
  employees: /employees/,
  feeds: /feeds|posting-/,
  freelancer: /public-(search|data|queries)|projects/,
  home: /home-search|public-search|loaded-ahead/,
  jobs: /jobs?-|jobs\.|feeds|posting|cached-lists|content-language/,
  legal: /^public\./,
  messaging: /messag|contact/,
  notifications: /notifications|digest|slow-mail/,
  placement: /placement|owner-decides|applications|journey/,
  project: /posting-|apply-from/,
  projects: /projects?-|projects\.|posting|owner-decides|content-language/,
  search: /search|lists/,
  services: /^public\./,
  'sign-in': /sign-in|register|session|second-factor|passkeys/,
  users: /registration|profile|people|own-|account|gone-caller|register/,
};

/** Files that everything depends on: a change of one needs all tests. */
const COMMON = /^(package|jest|playwright|tsconfig|nest-cli|scripts\/|test\/support\/|web\/test\/|\.ci\/)/;

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Returns the last commit that others have: everything after it, committed or not, is the change. */
function base() {
  for (const upstream of ['@{upstream}', 'origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', upstream);
    } catch {
      // This branch does not exist here.
    }
  }
  return 'HEAD';
}

function changedFiles(since) {
  const tracked = git('diff', '--name-only', since);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${tracked}\n${added}`.split('\n').filter(Boolean))];
}

/** Returns the module of the API or the feature of the client that a file belongs to; undefined for shared files. */
function areaOf(file) {
  const [, module] = /^api\/src\/([^/]+)\//.exec(file) ?? [];
  if (module !== undefined)
    return ['shared', 'platform', 'config', 'run', 'commands'].includes(module) ? undefined : module;
  const [, feature] = /^web\/src\/features\/([^/]+)\//.exec(file) ?? [];
  return feature;
}

const suiteOf = (file) => path.basename(file).replace(/\.(e2e\.test|spec)\.ts$/, '.');

/**
 * Returns the tests of the changes since the last commit that others have: `{ node, pages, browser }`, paths relative
 * to the root. Jest finds those that import a changed file; the suites over HTTP and in the browser are those of a
 * changed module. Null when all tests must run.
 */
export function changedTests() {
  const since = base();
  const changed = changedFiles(since);
  if (changed.some((file) => COMMON.test(file))) return null;
  const areas = new Set(changed.map(areaOf).filter((area) => area !== undefined));
  const patterns = [...areas].map((area) => SUITES[area] ?? new RegExp(`^${area}`));
  const isOfChange = (file) =>
    changed.includes(file) || patterns.some((pattern) => pattern.test(suiteOf(file)));
  const related = filesOf('node', ['--changedSince', since]);
  const specs = fs
    .readdirSync(path.join(ROOT, 'test/browser'), { recursive: true })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `test/browser/${name}`);
  return {
    node: filesOf('node').filter((file) =>
      /^test\/(e2e|process)\//.test(file) ? isOfChange(file) : related.includes(file),
    ),
    pages: filesOf('web', ['--changedSince', since]),
    browser: specs.filter(isOfChange),
  };
}
