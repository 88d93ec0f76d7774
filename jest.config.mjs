import { linguiMacroSwcPlugin } from '@lingui/swc-plugin/options';

const TEXTS = linguiMacroSwcPlugin({}, { cwd: 'web' });

// CommonJS mode: swc compiles our sources and node_modules, because Nest 12 is ESM-only while some of
// its companions are CommonJS, which Jest can only mix in this direction on Node 20.
const swc = (syntax, { tsx = false, texts = false } = {}) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax, decorators: true, ...(syntax === 'typescript' ? { tsx } : { jsx: tsx }) },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2022',
      ...(texts && { experimental: { plugins: [TEXTS] } }),
      keepClassNames: true,
    },
    module: { type: 'commonjs', ignoreDynamic: false },
    sourceMaps: 'inline',
  },
];

const shared = {
  rootDir: import.meta.dirname,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^@consulting/contracts$': '<rootDir>/libs/contracts/src/index.ts',
    '^@consulting/mongoose-sqlite$': '<rootDir>/libs/mongoose-sqlite/src/index.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/(api|web|libs/[^/]+)/dist/'],
};

export default {
  // Two busy cores are slow, not wrong.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      // The files of a group share their modules.
      restoreMocks: true,
      setupFiles: ['<rootDir>/test/support/store-of-worker.ts'],
      testMatch: [
        '<rootDir>/api/src/**/*.test.ts',
        '<rootDir>/libs/**/*.test.ts',
        '<rootDir>/test/*.test.ts',
        '<rootDir>/test/{e2e,process}/**/*.test.ts',
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
        '\\.module\\.css$': 'identity-obj-proxy',
        '\\.css$': '<rootDir>/web/test/empty.cjs',
        '\\.svg\\?raw$': '<rootDir>/web/test/empty.cjs',
      },
    },
  ],
};
