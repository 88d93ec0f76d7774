import fs from 'node:fs';
import path from 'node:path';
import { linguiMacroSwcPlugin } from '@lingui/swc-plugin/options';

const TEXTS = linguiMacroSwcPlugin({}, { cwd: 'web' });

/** Returns the installed packages, nested ones too, whose files are ES modules. */
function modulePackages(folder = path.join(import.meta.dirname, 'node_modules')) {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => !name.startsWith('.'));
  const packages = names.flatMap((name) =>
    name.startsWith('@') ? fs.readdirSync(path.join(folder, name)).map((each) => `${name}/${each}`) : [name],
  );
  return packages.flatMap((name) => {
    const own = path.join(folder, name, 'package.json');
    if (!fs.existsSync(own)) return [];
    const isModule = JSON.parse(fs.readFileSync(own, 'utf8')).type === 'module';
    return [...(isModule ? [name] : []), ...modulePackages(path.join(folder, name, 'node_modules'))];
  });
}

// CommonJS mode: swc compiles our sources and ESM-only packages, such as Nest 12, to CommonJS. Some of Nest's
// companions are CommonJS, and on Node 20 Jest can mix the two in this direction only. CommonJS packages are not
// compiled, except the trace exporter: it imports Node's modules at run time, which Jest does not support.
const MODULES = [...new Set([...modulePackages(), '@opentelemetry/otlp-exporter-base'])].join('|');
const COMMONJS = `node_modules/(?!.*node_modules/)(?!(?:${MODULES})/)(?!.*\\.mjs$)`;

const swc = (syntax, { tsx = false, texts = false } = {}) => [
  '<rootDir>/scripts/lib/swc-transformer.mjs',
  {
    jsc: {
      parser: { syntax, decorators: true, ...(syntax === 'typescript' ? { tsx } : { jsx: tsx }) },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2022',
      ...(texts && { experimental: { plugins: [TEXTS] } }),
      keepClassNames: true,
    },
    module: { type: 'commonjs', ignoreDynamic: false },
    // Nobody debugs packages in tests, and maps make their files three times as large.
    sourceMaps: syntax === 'typescript' ? 'inline' : false,
  },
];

const shared = {
  rootDir: import.meta.dirname,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  transformIgnorePatterns: [COMMONJS],
  moduleNameMapper: {
    '^@consulting/contracts$': '<rootDir>/libs/contracts/src/index.ts',
    '^@consulting/contracts/posting-check$': '<rootDir>/libs/contracts/src/posting-check/index.ts',
    '^@consulting/contracts/vocabulary$': '<rootDir>/libs/contracts/src/vocabulary/index.ts',
    '^@consulting/mongoose-sqlite$': '<rootDir>/libs/mongoose-sqlite/src/index.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/(api|web|libs/[^/]+)/dist/'],
};

export default {
  // Tests on two busy cores are slow, not wrong.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      // Names the folder of what is compiled: the groups of `jest.groups.config.mjs` share it.
      id: 'node',
      testEnvironment: '<rootDir>/test/support/app/node-environment.ts',
      // The files of a group share their modules.
      restoreMocks: true,
      setupFiles: ['<rootDir>/test/support/app/store-of-worker.ts'],
      testMatch: [
        '<rootDir>/api/src/**/*.test.ts',
        '<rootDir>/libs/**/*.test.ts',
        '<rootDir>/test/*.test.ts',
        '<rootDir>/test/{e2e,process,scripts}/**/*.test.ts',
      ],
      transform: { '^.+\\.ts$': swc('typescript'), '^.+\\.m?js$': swc('ecmascript') },
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/web/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/web/test/setup.ts'],
      globals: { __LANGUAGE__: 'en' },
      transform: {
        '^.+\\.tsx?$': swc('typescript', { tsx: true, texts: true }),
        '^.+\\.m?js$': swc('ecmascript'),
      },
      transformIgnorePatterns: ['/node_modules/(?!(rettime|until-async|@open-draft|@tabler)/)'],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '\\.css$': '<rootDir>/web/test/empty.cjs',
        '\\.svg\\?raw$': '<rootDir>/web/test/empty.cjs',
      },
    },
  ],
};
