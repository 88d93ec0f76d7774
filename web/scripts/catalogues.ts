import type { Language } from '@consulting/contracts';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** The texts of one catalogue in one language. */
interface Catalogue {
  /** The path of the catalogue's files, with `{locale}` in place of the language. */
  path: string;
  /** By their keys in the compiled code. */
  texts: Readonly<Record<string, string>>;
  /** The English texts that have no translation. */
  missing: string[];
}

/**
 * Reads all catalogues in a language. English has no files: each entry of a translation names its English text, so English
 * texts are read from the first translation.
 */
export async function readCatalogues(language: Language): Promise<Catalogue[]> {
  const config = getConfig();
  const isSource = language === config.sourceLocale;
  const file = (isSource && config.locales[0]) || language;
  return Promise.all(
    (await getCatalogs(config)).map(async (catalogue) => {
      const entries = Object.entries((await catalogue.read(file)) ?? {}).map(
        // An entry without a message has its text as its key.
        ([key, { message = key, translation = '' }]) => ({ key, message, translation }),
      );
      return {
        path: catalogue.path,
        texts: Object.fromEntries(
          entries.map(({ key, message, translation }) => [key, isSource ? message : translation]),
        ),
        missing: isSource
          ? []
          : entries.filter(({ translation }) => !translation).map(({ message }) => message),
      };
    }),
  );
}
