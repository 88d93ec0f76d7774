import { useApi } from '../api/use-api.ts';
import { urlOf } from '../api/wire.ts';
import { LANGUAGE } from '../language.ts';

/** What the vocabulary of the trade knows about a search text; loads nothing for a blank one. */
export function useHints(text: string) {
  const q = text.trim();
  return useApi(q === '' ? null : urlOf('/public/api/v0/vocabulary', { q, language: LANGUAGE }));
}
