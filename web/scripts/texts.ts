import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** What the macros of Lingui leave of a text: a call or an element with the id, but without the words. */
const TEXT = /(\$_i18n\._\(|_jsxs?\(Trans_, )\{\s*id: "([^"]+)"(\s*\}\))?/g;

/**
 * Puts the compiled words of one language into the modules that show them. So a page loads its own texts in one
 * language, with its code and without a catalogue at run time. A text that was not extracted or not translated fails
 * the build. The development server shows the English texts of the sources.
 */
export function texts(locale: string): Plugin {
  const config = getConfig();
  const catalogues = new Map<string, Record<string, string>>();
  return {
    name: 'texts',
    apply: 'build',
    async buildStart() {
      const options = { fallbackLocales: {}, sourceLocale: config.sourceLocale ?? locale };
      for (const catalog of await getCatalogs(config)) {
        const { messages, missing } = await catalog.getTranslations(locale, options);
        const lacking = missing.map(({ source }) => source).join('\n');
        if (lacking) this.error(`Not translated in ${catalog.path} (${locale}):\n${lacking}`);
        catalogues.set(catalog.path.replace('texts/{locale}', ''), messages);
      }
    },
    transform(code, id) {
      const [, messages] = [...catalogues].find(([folder]) => id.startsWith(folder)) ?? [];
      return code.replace(TEXT, (_text, start: string, key: string, end = '') => {
        const words = messages?.[key];
        if (words === undefined) this.error(`A text of ${id} is in no catalogue: run "npm run texts".`);
        const message = compileMessageOrThrow(words);
        const [only] = message;
        const isPlain = end && start.startsWith('$') && message.length === 1 && typeof only === 'string';
        return isPlain
          ? JSON.stringify(only)
          : `${start}{ id: "${key}", message: ${JSON.stringify(message)}${end}`;
      });
    },
  };
}
