import js from '@eslint/js';
import lingui from 'eslint-plugin-lingui';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const USE_PAGE_QUERY = {
  name: 'react-router-dom',
  importNames: ['useSearchParams'],
  message: 'Read the query of a public page with usePageQuery.',
};

const EXTEND_CLASSES = ['OmitType', 'PickType', 'PartialType', 'IntersectionType'].map((name) => ({
  selector: `ImportSpecifier[imported.name=${name}]`,
  message: `Extend a class: ${name} finds the rules of fields in the sources, and in the bundle it loses them.`,
}));

const FIELD_FIRST = {
  selector:
    'FunctionDeclaration[id.name=/View$|^toApplicationFields$/] ObjectExpression[properties.length>1] > SpreadElement:first-child',
  message:
    'Begin with a field: an object that begins with a spread gets a hidden class of its own (decision 0021).',
};

/** Strings that are not texts: words without a capital, values of these attributes, properties, constants and calls. */
const TEXTS = {
  useTsTypes: true,
  ignore: ['^(?![A-Z])\\S+$'],
  ignoreNames: [
    ...['d', 'key', 'href', 'id', 'name', 'rel', 'role', 'src', 'style', 'to', 'type', 'viewBox', '@type'],
    { regex: { pattern: 'className|^data-|^[A-Z_]+$' } },
  ],
  ignoreFunctions: [
    'console.*',
    'Error',
    'TypeError',
    '*.querySelector*',
    '*headers.get',
    '*.closest',
    '*.matches',
    '*.replace*',
    '*.has',
  ],
};

export default ts.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      'web/.build/',
      'web/src/shared/api/schema.d.ts',
      'coverage/',
      '/data/',
      '.cache/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      // Texts have non-breaking spaces: "5 MB".
      'no-irregular-whitespace': ['error', { skipTemplates: true, skipJSXText: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 250 }],
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'Buffer',
          'URL',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'fetch',
          'Blob',
          'FormData',
          'Response',
          'performance',
          'module',
          'require',
          '__dirname',
          'AbortSignal',
          'structuredClone',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  // Run by mongosh.
  {
    files: ['deploy/mongo/*.js'],
    languageOptions: { globals: { connect: 'readonly', print: 'readonly', sleep: 'readonly' } },
  },
  // Objects that lists create for each row.
  {
    files: ['api/src/**/*.dto.ts'],
    rules: { 'no-restricted-syntax': ['error', FIELD_FIRST, ...EXTEND_CLASSES] },
  },
  // Types are checked for all files at once, so those of Jest are known in code that runs without it.
  {
    files: ['api/src/**/*.ts', 'libs/*/src/**/*.ts'],
    ignores: ['**/*.{test,fixture}.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['jest', 'describe', 'it', 'test', 'expect', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'],
      ],
    },
  },
  // Commands print for the person who starts them; the client logs what the specification requires.
  {
    files: ['api/src/main.ts', 'api/src/commands/admin-create.ts', 'api/src/commands/openapi.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: ['web/src/**/*.{ts,tsx}'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  // The two classic rules. Those of the React compiler mistake handlers given to `form.onSubmit` for render code.
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  // Every text a person reads goes through Lingui. Service pages are whole documents in one language.
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'web/src/features/services/{de,en}/**'],
    plugins: { lingui },
    // The only rule here that needs type information. Those about promises are Oxlint's (`.oxlintrc.json`).
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'lingui/no-single-variables-to-translate': 'error',
      'lingui/no-trans-inside-trans': 'error',
      'lingui/no-unlocalized-strings': ['error', TEXTS],
    },
  },
  // Public pages are prerendered without a query: reading it at the first render would not match their HTML.
  {
    files: ['web/src/features/**/*.{ts,tsx}', 'web/src/app/**/*.{ts,tsx}'],
    ignores: ['web/src/features/{dashboard,admin}/**', '**/*.test.tsx'],
    rules: { 'no-restricted-imports': ['error', USE_PAGE_QUERY] },
  },
  {
    files: ['web/src/features/admin/admin-sign-in-page.tsx'],
    rules: { 'no-restricted-imports': ['error', USE_PAGE_QUERY] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'test/**/*.ts', 'libs/*/bench/**', 'libs/*/test/**'],
    rules: { 'no-console': 'off' },
  },
);
