import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, localizedPath, type Language } from '@consulting/contracts';
import { linguiMacroSwcPlugin } from '@lingui/swc-plugin/options';
import react from '@vitejs/plugin-react-swc';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { CHUNKS } from './scripts/chunks.ts';
import { documents } from './scripts/documents.ts';
import { texts, type Adapt } from './scripts/texts.ts';

/** The language of this build (scripts/build.mjs). */
const LANGUAGE = isLanguage(process.env.SITE_LANGUAGE) ? process.env.SITE_LANGUAGE : DEFAULT_LANGUAGE;
const API = process.env.API_URL ?? 'http://127.0.0.1:3000';
const proxied = [
  '/public/api',
  '/private',
  '/api',
  '/docs',
  '/openapi.json',
  '/sitemap.xml',
  '/robots.txt',
  ...LANGUAGES.map((language) => localizedPath(language, '/feed.xml')),
];

/** The router without its warnings: under every condition the package exports its development build. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => {
    const development = fileURLToPath(import.meta.resolve('react-router'));
    const replacement = development.replace('/development/', '/production/');
    return { resolve: { alias: [{ find: /^react-router$/, replacement }] } };
  },
};

/** The client in a language; `adapt` changes its texts. */
export const siteConfig = (language: Language, adapt?: Adapt) =>
  defineConfig({
    plugins: [
      react({ plugins: [linguiMacroSwcPlugin({ useLinguiV5IdGeneration: true })] }),
      texts(language, adapt),
      documents(),
      productionRouter,
    ],
    define: { __LANGUAGE__: JSON.stringify(language) },
    resolve: {
      // Selects the file of the page's language: `#legal` and others in package.json.
      conditions: [language, 'source', 'module', 'browser', 'development|production'],
    },
    // The workspace libraries are TypeScript sources, so Vite compiles them instead of letting Node require them.
    ssr: {
      noExternal: ['@consulting/contracts'],
      resolve: { conditions: [language, 'source', 'module', 'node', 'development|production'] },
    },
    server: { host: '127.0.0.1', port: 4100, proxy: Object.fromEntries(proxied.map((path) => [path, API])) },
    build: {
      manifest: true,
      modulePreload: { polyfill: false },
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Documents only export: a page loads only those it takes from the index of its language.
        treeshake: { moduleSideEffects: [{ test: /features[\\/]\w+[\\/](en|de)[\\/]/, sideEffects: false }] },
        output: {
          codeSplitting: { groups: CHUNKS },
        },
      },
    },
  });

export default siteConfig(LANGUAGE);
