/** Stands for a character that no font has. */
const UNKNOWN = '?';

/** Printers' ligatures, which texts from other documents bring: as letters they are found and read aloud. */
const LIGATURES = /[\ufb00-\ufb06]/g;
/** Where a word may be divided; documents divide between words. */
const SOFT_HYPHENS = /\u00ad/g;
/** Signs that show nothing themselves: joiners, marks of direction, the wish for a coloured picture. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Hyphens that only say where a line may not end. */
const HYPHENS = /[\u2010\u2011]/g;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns a text with letters as they are written in a document. */
export const asLetters = (text: string): string =>
  text
    .replace(SOFT_HYPHENS, '')
    .replace(LIGATURES, (each) => each.normalize('NFKC'))
    .replace(HYPHENS, '-')
    .normalize('NFC');

/** A character of a text, how it is written, and what writes it. */
interface Written<Choice> {
  character: string;
  text: string;
  by: Choice | null;
}

/** Returns the ways to write a character, the best one first. */
function waysToWrite(character: string): string[] {
  const visible = character.replace(INVISIBLE, '');
  return [character, visible, visible.normalize('NFKC')];
}

/**
 * Divides a text into characters and chooses for each the first way to write it that `chosen` knows. Characters that show
 * nothing are left out; one that nothing can write becomes one `?`, with `null` chosen.
 */
export function writtenAs<Choice>(text: string, chosen: (way: string) => Choice | null): Written<Choice>[] {
  return [...characters.segment(asLetters(text))].flatMap(({ segment: character }): Written<Choice>[] => {
    for (const way of waysToWrite(character)) {
      if (way === '') return [];
      const by = chosen(way);
      if (by !== null) return [{ character, text: way, by }];
    }
    return [{ character, text: UNKNOWN, by: null }];
  });
}
