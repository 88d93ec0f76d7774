/** The letters that can be drawn in a style, and how wide a text is in it, in pixels. */
export interface Letters {
  has: (letter: string) => boolean;
  width: (text: string) => number;
}

/** Left alone when the letters around them are left out. */
const EMPTY_BRACKETS = /[([{]\s*[)\]}]/g;
const SEPARATORS = new Set(' -–—|·•,;:/');

/**
 * Returns a text with the letters that can be drawn: others become their base letter, or are left out with the brackets
 * and separators that then stand alone.
 */
export function drawable(text: string, { has }: Pick<Letters, 'has'>): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (/\s/u.test(letter)) return ' ';
    if (has(letter)) return letter;
    // Hyphens of other kinds; not the soft one, which shows only at the end of a line.
    if (/[\u2010-\u2012]/u.test(letter)) return '-';
    const [base = ''] = letter.normalize('NFKD');
    return has(base) ? base : '';
  });
  const kept = letters.join('');
  if (kept === text) return text.trim();
  return withoutSeparatorsAtEnds(kept.replace(EMPTY_BRACKETS, '').replace(/ +/g, ' '));
}

function withoutSeparatorsAtEnds(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && SEPARATORS.has(text.charAt(from))) from += 1;
  while (to > from && SEPARATORS.has(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/**
 * Returns a text in lines of at most `width` pixels, broken between words, and within those that are wider. What does not
 * fit into `most` lines is cut, with an ellipsis.
 */
export function linesOf(
  text: string,
  letters: Letters,
  { width, most }: { width: number; most: number },
): string[] {
  const fits = (line: string): boolean => letters.width(line) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => partsOf(each, fits))) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', fits)];
}

function partsOf(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

function shortened(line: string, fits: (text: string) => boolean): string {
  let cut = line;
  while (cut && !fits(`${cut}…`)) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}
