import { LOCALES, type Language } from '@consulting/contracts';

/** "2 March 2026" */
export function berlinDay(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    at,
  );
}

/** "2 March 2026 at 10:00" */
export function berlinTime(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(at);
}
