import { useEffect, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { urlOf } from '../api/wire.ts';
import { LANGUAGE } from '../language.ts';

/** Suggestions are names of skills, technologies and fields of work, or of places. */
export type SuggestionKind = 'skill' | 'place';

/** Milliseconds after the last key: no request for each letter of a word. */
const SETTLED = 200;

/** Names of the trade that begin like a text, the most used ones for a blank text. Loads nothing while `isWanted` is false. */
export function useSuggestions(text: string, kind: SuggestionKind, isWanted: boolean): string[] {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), SETTLED);
    return () => window.clearTimeout(timer);
  }, [text]);
  const query = { q: settled.trim(), kind, language: LANGUAGE };
  const isSettled = settled === text;
  const url = isWanted && isSettled ? urlOf('/public/api/v0/vocabulary', query) : null;
  const { data, isLoading } = useApi(url, { keepPreviousData: true });
  const names = data?.suggestions.map((suggestion) => suggestion.text) ?? [];
  // Meanwhile those of the previous text that have this one in them.
  return isSettled && !isLoading ? names : names.filter((name) => hasText(name, text));
}

const hasText = (name: string, text: string) => name.toLowerCase().includes(text.trim().toLowerCase());
