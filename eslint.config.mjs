// Only the rules that Oxlint does not have: all others are in `.oxlintrc.json`, because ESLint takes twenty times as long.
import lingui from 'eslint-plugin-lingui';
import ts from 'typescript-eslint';

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

export default [
  // ESLint would parse these without being told to.
  { ignores: ['**/*.{js,mjs,cjs}', '**/dist/', '.cache/'] },
  // Objects that lists create for each row.
  {
    files: ['api/src/**/*.dto.ts'],
    languageOptions: { parser: ts.parser },
    rules: { 'no-restricted-syntax': ['error', FIELD_FIRST, ...EXTEND_CLASSES] },
  },
  // Every text a person reads goes through Lingui. Service pages are whole documents in one language.
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'web/src/features/services/{de,en}/**', 'web/src/shared/api/schema.d.ts'],
    plugins: { lingui },
    // The only rule here that needs type information.
    languageOptions: {
      parser: ts.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'lingui/no-single-variables-to-translate': 'error',
      'lingui/no-trans-inside-trans': 'error',
      'lingui/no-unlocalized-strings': ['error', TEXTS],
    },
  },
];
