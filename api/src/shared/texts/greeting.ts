import type { Language } from '@consulting/contracts';
import { i18nOf } from './i18n.ts';

interface Named {
  first_name: string;
  last_name: string;
}

/** How each language addresses a person in a mail: by the first name, or formally by both. People with one name have it as either. */
const NAMES: Record<Language, (person: Named) => string> = {
  en: ({ first_name, last_name }) => first_name || last_name,
  de: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim(),
};

/** Returns the salutation of a mail to a person, or to a reader without a name. */
export function greetingIn(language: Language, person?: Named): string {
  const i18n = i18nOf(language);
  const name = person ? NAMES[language](person) : '';
  return name ? i18n._('Hello {name},', { name }) : i18n._('Hello,');
}
