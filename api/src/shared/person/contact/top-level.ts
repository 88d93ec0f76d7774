/** Top-level domains of addresses that people have, in which no sentence begins. */
const PLAIN = new Set(
  (
    'com net org info biz dev app io ai co eu de ch li lu nl fr pl cz uk dk se fi hu ro gr ie ua tr ca ' +
    'cc tv ly gl gg xyz tech cloud consulting expert engineer blog link email jobs ' +
    'koeln hamburg bayern wien swiss nrw ruhr tirol'
  ).split(' '),
);
/** Top-level domains that are words, too: a sentence may begin with "It" right behind the full stop of another one. */
const WORDS = new Set(
  'at it es be me to us pro online site website digital software solutions group page work space berlin'.split(
    ' ',
  ),
);

/** Whether a word is the last part of a host, in any case. */
export const isTopLevel = (word: string): boolean =>
  PLAIN.has(word.toLowerCase()) || WORDS.has(word.toLowerCase());

/** Whether a word behind a dot ends a host, and does not begin a sentence. */
export const endsHost = (word: string): boolean =>
  PLAIN.has(word.toLowerCase()) ||
  (WORDS.has(word.toLowerCase()) && (word === word.toLowerCase() || word === word.toUpperCase()));
