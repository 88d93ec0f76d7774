import { postingTexts, type Language, type SaidTerms } from '@consulting/contracts';
import { i18nOf } from '../../../shared/texts/i18n.ts';
import { wordsOf } from '../../../shared/texts/words.ts';

/** Returns place, pay and last day of a posting in a language, as far as they are known. */
export function postingFacts(
  posting: SaidTerms & { location: string; closes_at: string | null },
  language: Language,
): string[] {
  const i18n = i18nOf(language);
  const { workplace, salary, closing } = postingTexts(posting, wordsOf(language));
  const last = closing && i18n._('apply by {day}', { day: closing });
  return [posting.location || workplace, salary, last].filter(Boolean);
}
