/**
 * Texts that the server writes for people, in every language.
 *
 * Mails and messages of the system are in the language of the account that reads them; jobs, projects and consultants
 * in their own. Sentences that the server and the client share are in the contracts.
 */

import type { Language } from '@consulting/contracts';
import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { catalogueOf } from './catalogue.ts';

export type { I18n };

const known = new Map<Language, I18n>();

function load(language: Language): I18n {
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...catalogueOf(language) } } });
  i18n.setMessagesCompiler((message) => compileMessage(message));
  return i18n;
}

/**
 * Returns the translator of a language: `i18n._('Hello {name},', { name })`, with the English text (ICU MessageFormat)
 * as key. The catalogues are extracted from such calls, so the variable must be called `i18n`.
 */
export function i18nOf(language: Language): I18n {
  const i18n = known.get(language) ?? load(language);
  known.set(language, i18n);
  return i18n;
}
