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
 * What the server says to a person, in their language: `i18n._('Hello {name},', { name })`, with the English text (ICU
 * MessageFormat) as its key. The catalogues are extracted from such calls, so the variable is always called `i18n`.
 */
export function i18nOf(language: Language): I18n {
  const i18n = known.get(language) ?? load(language);
  known.set(language, i18n);
  return i18n;
}
