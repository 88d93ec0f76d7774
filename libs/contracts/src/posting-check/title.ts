import type { Language } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import type { PostingRule } from './rules.ts';
import { wordsOf, type Word } from './words.ts';

/** Where a rule applies in a field, and what may replace that part as it is. */
export interface Place {
  rule: PostingRule;
  from: number;
  to: number;
  replacement: string | null;
}

/** The mark of a title that addresses all genders, as it is usual in each language. */
const MARKS: Record<Language, string> = { de: '(m/w/d)', en: '(m/f/d)' };

/** Matches "(m/w/d)", "m|f|x", "(all genders)", "(gn)", "(m, w, d)". */
const FOR_EVERYBODY =
  /(?<![\p{L}\p{N}])(?:[mwfdxi] ?[/|,] ?[mwfdxi] ?[/|,] ?(?:[mwfdxi]|divers)|(?:all|alle) gender|(?:all|alle) geschlechter|any gender|gn)(?![\p{L}\p{N}])|\(all genders\)/iu;
/** Matches forms of a word for all genders: "Berater:in", "Berater*innen", "Berater/-in", "BeraterIn", "Berater(in)". */
const WORD_FOR_ALL = /\p{L}(?:[:*_·/]-?(?:in|innen|r|n)(?!\p{L})|\(-?(?:in|innen)\)|In(?:nen)?(?![\p{L}]))/u;
/** Matches a pair: "Beraterin oder Berater", "Kauffrau/Kaufmann". */
const PAIR =
  /\p{L}(?:in|innen|frau) ?(?:oder|und|bzw\.?|\/|or) ?\p{L}|\p{L} ?(?:oder|und|bzw\.?|\/) ?\p{L}{1,40}(?:in|innen|frau)(?!\p{L})/u;
/** Matches a mark that names only two genders. */
const FOR_TWO = /\( ?[mwf] ?[/|,] ?[mwf] ?\)/iu;

/** Ends of German words for people of any gender, and for the work itself. */
const NEUTRAL_END =
  /(?:kraft|kräfte|leitung|beratung|person|personal|team|assistenz|hilfe|vertretung|führung|entwicklung|administration|betreuung|planung|talente|profis?)$/u;
/** Ends of German masculine words for people, which a project's title may hold as well. */
const MASCULINE_END =
  /(?:berater|entwickler|ingenieur|architekt|leiter|manager|administrator|experte|spezialist|techniker|tester|trainer|kaufmann|programmierer|analyst|betreuer|koordinator|mitarbeiter|freiberufler)$/u;

const addressesAll = (title: string) =>
  FOR_EVERYBODY.test(title) || WORD_FOR_ALL.test(title) || PAIR.test(title);

/**
 * Returns what the rules of titles find. Titles of jobs name the person who is sought, so they say that everybody is
 * meant; titles of projects name the work, and only a masculine German word for a person counts.
 */
export function titleRules(title: string, kind: 'job' | 'project', language: Language): Place[] {
  const text = title.trim();
  if (text === '' || addressesAll(text)) return [];
  const start = title.indexOf(text);
  const two = FOR_TWO.exec(text);
  const mark = MARKS[language];
  if (two) {
    const from = start + two.index;
    return [{ rule: 'title-two-genders', from, to: from + two[0].length, replacement: mark }];
  }
  const words = wordsOf(text);
  const rule = kind === 'job' ? jobRule(words, language) : projectRule(words, language);
  if (!rule) return [];
  const completed = `${text} ${mark}`;
  const replacement = completed.length <= LIMITS.title ? completed : null;
  return [{ rule, from: start, to: start + text.length, replacement }];
}

function jobRule(words: readonly Word[], language: Language): PostingRule | null {
  if (language === 'de' && words.some(({ text }) => NEUTRAL_END.test(text))) return null;
  return 'title-neutral';
}

function projectRule(words: readonly Word[], language: Language): PostingRule | null {
  return language === 'de' && words.some(({ text }) => MASCULINE_END.test(text)) ? 'title-masculine' : null;
}
