import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalogue for each folder of `features`, one for `app` and one for `shared`. English stands in the code. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  catalogs: ['features/{name}', 'app', 'shared'].map((folder) => ({
    path: `<rootDir>/src/${folder}/texts/{locale}`,
    include: [`<rootDir>/src/${folder}/`],
    exclude: ['**/*.test.*'],
  })),
  runtimeConfigModule: { i18n: ['#i18n', 'i18n'], Trans: ['#i18n', 'Trans'] },
  format: formatter({ lineNumbers: false }),
});
