/** What is no word: the elements and placeholders of a message, and the number of a plural. */
const MARK = /(<\/?\d+\/?>|\{\w+\}|#)/;
const ACCENTS: Record<string, string> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ' },
};

/** A word of at least three letters grows by 40 %: every letter from the second on is doubled until it does. */
function longer(word: string): string {
  const more = word.length < 3 ? 0 : Math.ceil(word.length * 0.4);
  return [...word]
    .map((letter, at) => (at > 0 && at <= more ? letter + letter.toLowerCase() : letter))
    .map((letters) => [...letters].map((letter) => ACCENTS[letter] ?? letter).join(''))
    .join('');
}

/** A text in the language that only tests read: "Séerrvvíces" for "Services", with its placeholders. */
export const pseudo = (text: string): string =>
  text
    .split(MARK)
    .map((part, at) => (at % 2 ? part : part.replace(/[A-Za-z]+/g, longer)))
    .join('');

/** Words of English that `pseudo` would have changed, as `text` has them. */
export const plainWords = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => /^[A-Za-z]?[a-z]{2,}$/.test(word) && longer(word) !== word);
