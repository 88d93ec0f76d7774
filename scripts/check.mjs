// `npm run check`: types, lint (Oxlint, and ESLint for the rules that only it has), format, texts, alert rules, the OpenAPI
// document, regular expressions, the import rules, the routes and the packages (licences, install scripts, pins). The client's
// API types come from the build.
import { at, node, tool } from './lib/run.mjs';
import { build, install } from './lib/prepare.mjs';
import { beginStages, stage } from './test/stages.mjs';

const jest = [tool('jest/bin/jest.js'), '-c', 'jest.config.mjs'];

/** Need no build, so they start with it. With more room for new objects ESLint collects garbage less often. */
const LINT = [
  ['lint', [tool('oxlint/bin/oxlint'), '--deny-warnings']],
  ['lint by ESLint', ['--max-semi-space-size=32', tool('eslint/bin/eslint.js'), '.', '--max-warnings', '0']],
];
/**
 * Uses threads of its own. Oxlint reports what the compiler of TypeScript 7 finds, beside its own findings on the same
 * types, so that each project is read once. Scripts are left out: they belong to no project, and it would make some for them.
 */
const TYPED = [
  [
    'types and promises',
    [
      tool('oxlint/bin/oxlint'),
      '--type-aware',
      '--type-check',
      '--deny-warnings',
      '--ignore-pattern=**/*.{js,mjs,cjs}',
      // They are compiled with the client that is generated for them (`npm run clients`).
      '--ignore-pattern=test/clients/**',
    ],
  ],
];
const OTHERS = [
  ['format', [tool('oxfmt/bin/oxfmt'), '--check']],
  ['texts', [at('scripts/texts.mjs'), '--check']],
  ['alerts', [at('scripts/alerts.mjs')]],
  ['OpenAPI document', [at('scripts/openapi/lint.mjs')]],
  ['regular expressions', [at('scripts/expressions.mjs')]],
  [
    // The routes start the application, which compiles it for all groups of `npm test`, while one core would be idle.
    'architecture, routes and packages',
    [
      ...jest,
      'test/architecture.test.ts',
      'test/e2e/shared/http/routes.e2e.test.ts',
      'test/supply-chain.test.ts',
      '--silent',
      '--selectProjects',
      'node',
    ],
  ],
];

async function check([name, args]) {
  const started = Date.now();
  await node(args, { quiet: true });
  console.log(`${name}: clean, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function inTurn(checks) {
  for (const each of checks) await check(each);
}

async function buildAndCheck() {
  await build();
  await Promise.all([inTurn(TYPED), inTurn(OTHERS)]);
}

beginStages();
await install();
await stage('build and check', () => Promise.all([inTurn(LINT), buildAndCheck()]));
