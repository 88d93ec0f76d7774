/** A word of a text with its place, in UTF-16 code units as JavaScript counts. */
export interface Word {
  /** In lower case and normal form. */
  text: string;
  from: number;
  to: number;
}

/** Splits a text into its words, in one pass. Hyphens and marks of gender separate words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase().normalize('NFC'),
    from: index,
    to: index + word.length,
  }));
}

const CLOSED_BY: Readonly<Record<string, string>> = {
  '„': '“”',
  '“': '”',
  '»': '«',
  '«': '»',
  '"': '"',
  '‚': '‘’',
  '‹': '›',
};
/** A quotation is at most this long: a mark that is never closed, such as the one of inches, quotes nothing. */
const LONGEST = 200;

/** Returns the places of quotations that end on the line on which they begin, in one pass. */
export function quotationsIn(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let begun: { at: number; closedBy: string } | null = null;
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at);
    if (begun && (mark === '\n' || at - begun.at > LONGEST)) begun = null;
    if (begun?.closedBy.includes(mark)) {
      found.push({ from: begun.at, to: at + 1 });
      begun = null;
    } else {
      const closedBy: string | undefined = begun ? undefined : CLOSED_BY[mark];
      if (closedBy) begun = { at, closedBy };
    }
  }
  return found;
}
