import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { extractTexts } from './scripts/extract-texts.ts';

const po = formatter({ lineNumbers: false });
const collator = new Intl.Collator('en');

/**
 * Sorts the catalogues by text; the ids of the server's texts are the texts themselves. Lingui's own order would
 * depend on the order in which files are read.
 */
const ordered: typeof po = {
  ...po,
  serialize(catalog, context) {
    const entries = Object.entries(catalog).sort(
      ([a, { message = a }], [b, { message: other = b }]) =>
        collator.compare(message, other) || collator.compare(a, b),
    );
    return po.serialize(Object.fromEntries(entries), context);
  },
};

/**
 * One catalogue for each folder of `features`, one for `app`, one for `shared`, and one for the server: its mails and
 * the tables of the contracts. English has none, because its texts are the code: copies of them would only conflict in
 * merges.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['de'],
  catalogs: [
    ...['features/{name}', 'app', 'shared'].map((folder) => ({
      path: `<rootDir>/src/${folder}/texts/{locale}`,
      include: [`<rootDir>/src/${folder}/`],
      exclude: ['**/*.test.*'],
    })),
    {
      path: '<rootDir>/../api/src/shared/texts/{locale}',
      include: ['<rootDir>/../api/src/', '<rootDir>/../libs/contracts/src/'],
      exclude: ['**/*.test.*', '**/*.fixture.*'],
    },
  ],
  extractors: [extractTexts],
  runtimeConfigModule: { i18n: ['#i18n', 'i18n'], Trans: ['#i18n', 'Trans'] },
  format: ordered,
});
