/**
 * How a text that comes in is used: `text` has lines, `line` is one line, and `contact` is an address of mail or a telephone
 * number, in which nothing invisible has a meaning.
 */
export type TextKind = 'text' | 'line' | 'contact';

/** Line breaks of any system, with the vertical tab that Word writes and the separators of Unicode. */
const BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Blanks of any width, the tab, and the empty pattern of Braille. */
const BLANK = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/g;
/** A sign that Word and others put before an entry of a list; U+F0B7 and its like are from its font of symbols. */
const BULLET = /^ *(?:[\uf0a7\uf0b7\uf0d8•▪●◦‣∙] *|· +)(?=\S)/gm;

/** Control characters but the line break; what shows nothing anywhere; and the place of a picture that was not pasted. */
const NOTHING =
  '\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u202a-\\u202e\\u2060-\\u206f' +
  '\\u3164\\ufeff\\uffa0\\ufff9-\\ufffc\\u{1d173}-\\u{1d17a}';
/** What shows nothing, but joins, parts, selects or directs signs where a script or an emoji needs it. */
const HELPERS = '\\u061c\\u180b-\\u180f\\u200b-\\u200f\\ufe00-\\ufe0f\\u{e0000}-\\u{e01ef}';

/** Arabic and the scripts of India and its neighbours join by U+200C and U+200D. */
const JOINING = '\\u0620-\\u0dff\\u0f00-\\u109f\\u1780-\\u18af\\ua840-\\ua8ff';
/** Thai, Lao, Burmese and Khmer have no blanks: U+200B says where a line may end. */
const UNSPACED = '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff';
const RIGHT_TO_LEFT = /[\u05d0-\u05f4\u0620-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What stays of the helpers, each behind what it belongs to. */
const KEPT = [
  // Flags of regions are tags behind a black flag.
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
  // A picture in colour or not, with a tone of skin, and joined with others: a family is one.
  '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?\\p{Emoji_Modifier}?' +
    '(?:\\u200d\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?\\p{Emoji_Modifier}?)*',
  // The keys of a telephone.
  '[0-9#*]\\ufe0f\\u20e3',
  `[${JOINING}][\\u200c\\u200d]+`,
  `[${UNSPACED}]\\u200b`,
  '[\\u1800-\\u18af][\\u180b-\\u180f]',
  '\\p{Script=Han}[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
].join('|');

const EVERYTHING = new RegExp(`[${NOTHING}${HELPERS}]`, 'gu');
const KEPT_OR_NOT = new RegExp(`(${KEPT})|[${NOTHING}${HELPERS}]`, 'gu');
/** The marks of direction mean something beside letters that are written from right to left. */
const KEPT_OR_NOT_RTL = new RegExp(`(${KEPT}|[\\u061c\\u200e\\u200f])|[${NOTHING}${HELPERS}]`, 'gu');

/** Nothing to clean but blanks at the ends. */
const PLAIN = /^[\n -~äöüÄÖÜßé–„“”’€]*$/;

/**
 * Returns a text as it is stored and compared: composed (NFC), with one kind of line break and of blank, without control
 * characters and without what shows nothing and means nothing, trimmed. What people paste from Word, web pages, PDFs and
 * programs of contacts differs from what they type only by such signs. Cleaning a clean text changes nothing.
 */
export function cleanText(text: string, kind: TextKind = 'text'): string {
  const clean = PLAIN.test(text) ? text : cleaned(text, kind);
  return (kind === 'text' ? clean : clean.replace(/\s+/g, ' ')).trim();
}

function cleaned(text: string, kind: TextKind): string {
  const spaced = text.normalize('NFC').replace(BREAK, '\n').replace(BLANK, ' ');
  if (kind === 'contact') return spaced.replace(EVERYTHING, '').normalize('NFC');
  const signs = RIGHT_TO_LEFT.test(spaced) ? KEPT_OR_NOT_RTL : KEPT_OR_NOT;
  const seen = spaced.replace(signs, (_, kept?: string) => kept ?? '');
  // Composed again: what stood between a letter and its accent is gone.
  const whole = seen.normalize('NFC');
  return kind === 'text' ? whole.replace(BULLET, '- ') : whole;
}
