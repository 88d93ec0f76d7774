import { useEffect, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { urlOf } from '../api/wire.ts';
import { LANGUAGE } from '../language.ts';

/** The address of what the vocabulary of the trade knows about a text. */
const knownOf = (query: { q: string; kind?: SuggestionKind }) =>
  urlOf('/public/api/v0/vocabulary', { ...query, language: LANGUAGE });

/** Other names of a search text, and its correction; loads nothing for a blank one. */
export function useHints(text: string) {
  const q = text.trim();
  return useApi(q === '' ? null : knownOf({ q }));
}

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
  const isSettled = settled === text;
  const { data, isLoading } = useApi(isWanted && isSettled ? knownOf({ q: settled.trim(), kind }) : null, {
    keepPreviousData: true,
  });
  const names = data?.suggestions.map((suggestion) => suggestion.text) ?? [];
  // Meanwhile those of the previous text that have this one in them.
  return isSettled && !isLoading ? names : names.filter((name) => hasText(name, text));
}

const hasText = (name: string, text: string) => name.toLowerCase().includes(text.trim().toLowerCase());
