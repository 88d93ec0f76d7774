/** Parts that are not words: the elements and placeholders of a message, and the number of a plural. */
const MARK = /(<\/?\d+\/?>|\{\w+\}|#)/;
const ACCENTS: Record<string, string> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ' },
};

/** Lengthens a word of at least three letters by 40 %: doubles letters from the second on. */
function longer(word: string): string {
  const more = word.length < 3 ? 0 : Math.ceil(word.length * 0.4);
  return [...word]
    .map((letter, at) => (at > 0 && at <= more ? letter + letter.toLowerCase() : letter))
    .map((letters) => [...letters].map((letter) => ACCENTS[letter] ?? letter).join(''))
    .join('');
}

/** A code for `Intl`, which is no word. */
const LOCALE = /^[a-z]{2}-[A-Z]{2}$/;

/** Returns a text in the pseudo language: "Séerrvvíces" for "Services", with its placeholders. */
export const pseudo = (text: string): string =>
  LOCALE.test(text)
    ? text
    : text
        .split(MARK)
        .map((part, at) => (at % 2 ? part : part.replace(/[A-Za-z]+/g, longer)))
        .join('');

/** Returns the English words of `text` that `pseudo` would have changed. */
export const plainWords = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => /^[A-Za-z]?[a-z]{2,}$/.test(word) && longer(word) !== word);
