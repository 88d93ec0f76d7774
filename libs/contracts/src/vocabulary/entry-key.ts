import { writtenTogether } from './folding.ts';
import { conceptsOfWhole } from './matching.ts';

/**
 * Returns the key that all spellings of an entry of a filter have: "berlin" and "BERLIN", "Nürnberg" and "Nuernberg", "FI/CO"
 * and "FI CO". Letters and digits, or the text itself in small letters where it has none.
 */
export const entryKey = (text: string): string => writtenTogether(text) || text.toLowerCase();

/** Returns the key of a place, which its names in English and German share: "Köln" and "Cologne". */
export function placeKey(text: string): string {
  const place = conceptsOfWhole(text).find((id) => id.startsWith('place-'));
  return place ?? entryKey(text);
}

/** Returns one spelling for each key, the one that looks most like a name: "Berlin" of "BERLIN", "berlin" and "Berlin". */
export function oneOfEach(spellings: readonly string[], keyOf: (text: string) => string): string[] {
  const chosen = new Map<string, string>();
  for (const spelling of spellings) {
    const key = keyOf(spelling);
    const before = chosen.get(key);
    if (before === undefined || isBetter(spelling, before)) chosen.set(key, spelling);
  }
  return [...chosen.values()];
}

const isName = (text: string): boolean => text !== text.toUpperCase() && text !== text.toLowerCase();

/** Returns whether a spelling is shown in place of another one, so that the choice depends on no order. */
const isBetter = (spelling: string, than: string): boolean =>
  isName(spelling) === isName(than) ? spelling < than : isName(spelling);
