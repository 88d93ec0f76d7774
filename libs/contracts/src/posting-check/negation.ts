import type { Word } from './words.ts';

const NEGATORS = new Set(
  (
    'nicht kein keine keinen keinem keiner keines keinerlei ohne nie niemals weder statt anstatt anstelle ' +
    'no not non never without neither nor cannot instead rather'
  ).split(' '),
);
/** After one of these a negation says the opposite: "not only a young team". */
const ONLY = new Set(['nur', 'only', 'just', 'merely', 'bloß', 'lediglich']);
/** These begin a clause of their own. */
const TURNS = new Set(['sondern', 'aber', 'jedoch', 'but', 'however', 'yet']);
/** These words say that the criteria after them do not matter. */
const REGARDLESS = new Set(['unabhängig', 'ungeachtet', 'egal', 'regardless', 'irrespective']);
/** Beginnings of what is denied behind the wording: "is not required". */
const DEMANDS = [
  ...['nötig', 'notwendig', 'erforderlich', 'verlang', 'geforder', 'voraus', 'kriteri', 'bedingung', 'rolle'],
  ...[
    'brauch',
    'benötig',
    'müss',
    'wichtig',
    'entscheidend',
    'erwart',
    'gesucht',
    'gewünscht',
    'require',
    'need',
    'necessary',
    'criteri',
  ],
  ...['condition', 'expect', 'matter', 'must', 'important', 'want', 'ask', 'part'],
];
const UNIMPORTANT = [
  'unerheblich',
  'irrelevant',
  'unwichtig',
  'unnötig',
  'entbehrlich',
  'unnecessary',
  'immaterial',
];

const BEFORE = 5;
const REGARDLESS_BEFORE = 30;
const AFTER = 8;
const DEMANDED_WITHIN = 3;

const ENDS_SENTENCE = /[.!?;\n]/;
const ENDS_CLAUSE = /[.!?;\n,:]/;

/** Also the end of "don’t" and "isn't". */
const isNegator = (text: string, word: Word | undefined): boolean =>
  word !== undefined &&
  (NEGATORS.has(word.text) || (word.text === 't' && "'’".includes(text.charAt(word.from - 1) || ' ')));

const startsWithOne = (word: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => word.startsWith(beginning));

/**
 * Returns whether the sentence denies the wording between two words (`first`, `last`, inclusive): "no native speakers",
 * "native level is not required", "regardless of …". Looks at a fixed number of words around it.
 */
export function isDenied(text: string, words: readonly Word[], first: number, last: number): boolean {
  return deniedBefore(text, words, first) || deniedAfter(text, words, last);
}

const between = (text: string, one: Word | undefined, other: Word | undefined) =>
  one && other ? text.slice(one.to, Math.min(other.from, one.to + 8)) : '\n';

function deniedBefore(text: string, words: readonly Word[], first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - REGARDLESS_BEFORE); at--) {
    const word = words[at]?.text ?? '';
    if (ENDS_SENTENCE.test(between(text, words[at], words[at + 1]))) return false;
    if (REGARDLESS.has(word)) return true;
    if (TURNS.has(word)) return false;
    if (first - at <= BEFORE && isNegator(text, words[at])) return !ONLY.has(words[at + 1]?.text ?? '');
  }
  return false;
}

function deniedAfter(text: string, words: readonly Word[], last: number): boolean {
  for (let at = last + 1; at <= Math.min(words.length - 1, last + AFTER); at++) {
    const word = words[at]?.text ?? '';
    if (ENDS_CLAUSE.test(between(text, words[at - 1], words[at]))) return false;
    if (startsWithOne(word, UNIMPORTANT)) return true;
    if (!isNegator(text, words[at]) || ONLY.has(words[at + 1]?.text ?? '')) continue;
    // "… is not required", or at the end of the clause: "… verlangen wir nicht".
    const isLast = ENDS_CLAUSE.test(between(text, words[at], words[at + 1]));
    const denied = words.slice(isLast ? last + 1 : at + 1, at + 1 + DEMANDED_WITHIN);
    if (denied.some(({ text: each }) => startsWithOne(each, DEMANDS))) return true;
  }
  return false;
}
