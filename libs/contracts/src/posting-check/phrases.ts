import type { PostingRule } from './rules.ts';
import type { Word } from './words.ts';

/**
 * A wording: its words in lower case, separated by blanks. `a|b` is either word, `abc*` any word that begins so, `#` a
 * number, and `~` up to two words that may stand between, with commas. The second is the better wording, if it can
 * replace the found one as it is.
 */
export type Phrase = readonly [wording: string, replacement?: string];

export interface PhraseRule {
  rule: PostingRule;
  phrases: readonly Phrase[];
  /** Beginnings of words that, within four words of it, make the wording harmless: "Kauffrau/Kaufmann". */
  unless?: readonly string[];
  /** The number of the wording is flagged above this alone. */
  above?: number;
}

interface Step {
  /** Exact words, and beginnings of words. */
  words: ReadonlySet<string>;
  beginnings: readonly string[];
  isNumber: boolean;
  /** Whether up to two words may stand before it. */
  mayFollowOthers: boolean;
}

interface Compiled {
  of: PhraseRule;
  steps: readonly Step[];
  replacement: string | undefined;
}

export interface Found {
  of: PhraseRule;
  first: number;
  last: number;
  replacement: string | undefined;
}

/** Wordings by how they begin, so that each word of a text asks only for those that it may begin. */
export interface PhraseIndex {
  byWord: ReadonlyMap<string, readonly Compiled[]>;
  byBeginning: ReadonlyMap<string, readonly Compiled[]>;
  ofNumbers: readonly Compiled[];
}

const MOST_BETWEEN = 2;
const LONGEST_BEGINNING = 24;
const SEPARATES_WORDS = /^[ \t\u00a0\u202f\u2010\u2011/-]{1,3}$|^ ?\r?\n ?$/;
const SEPARATES_LISTED = /^,? ?\r?\n?$|^[ \u00a0-]{1,3}$/;

function stepsOf(wording: string): Step[] {
  const steps: Step[] = [];
  let mayFollowOthers = false;
  for (const part of wording.split(' ')) {
    if (part === '~') {
      mayFollowOthers = true;
      continue;
    }
    const choices = part.split('|');
    steps.push({
      words: new Set(choices.filter((choice) => choice !== '#' && !choice.endsWith('*'))),
      beginnings: choices.filter((choice) => choice.endsWith('*')).map((choice) => choice.slice(0, -1)),
      isNumber: choices.includes('#'),
      mayFollowOthers,
    });
    mayFollowOthers = false;
  }
  return steps;
}

export function indexOf(rules: readonly PhraseRule[]): PhraseIndex {
  const byWord = new Map<string, Compiled[]>();
  const byBeginning = new Map<string, Compiled[]>();
  const ofNumbers: Compiled[] = [];
  const add = (map: Map<string, Compiled[]>, key: string, compiled: Compiled) =>
    map.set(key, [...(map.get(key) ?? []), compiled]);
  for (const of of rules)
    for (const [wording, replacement] of of.phrases) {
      const steps = stepsOf(wording);
      const compiled = { of, steps, replacement };
      const [start] = steps;
      for (const word of start?.words ?? []) add(byWord, word, compiled);
      for (const beginning of start?.beginnings ?? []) add(byBeginning, beginning, compiled);
      if (start?.isNumber) ofNumbers.push(compiled);
    }
  return { byWord, byBeginning, ofNumbers };
}

const isNumber = (word: string) => /^\d{1,4}$/.test(word);

const fits = (step: Step, { text }: Word): boolean =>
  step.words.has(text) ||
  (step.isNumber && isNumber(text)) ||
  step.beginnings.some((beginning) => text.startsWith(beginning));

/** Returns the last word of a wording that begins at `first`, or -1. The work is bounded by the wording's length. */
function matchAt(text: string, words: readonly Word[], first: number, { steps, of }: Compiled): number {
  let at = first;
  let isAbove = of.above === undefined;
  for (const [place, step] of steps.entries()) {
    if (place > 0) {
      const next = nextFitting(text, words, at, step);
      if (next < 0) return -1;
      at = next;
    }
    const word = words[at];
    if (!word || !fits(step, word)) return -1;
    if (step.isNumber && of.above !== undefined && Number(word.text) > of.above) isAbove = true;
  }
  return isAbove ? at : -1;
}

function nextFitting(text: string, words: readonly Word[], after: number, step: Step): number {
  const most = step.mayFollowOthers ? MOST_BETWEEN : 0;
  for (let next = after + 1; next <= after + 1 + most; next++) {
    const [before, word] = [words[next - 1], words[next]];
    if (!before || !word || word.from - before.to > 4) return -1;
    const separator = text.slice(before.to, word.from);
    if (!SEPARATES_WORDS.test(separator) && !(most > 0 && SEPARATES_LISTED.test(separator))) return -1;
    if (fits(step, word)) return next;
  }
  return -1;
}

/** Returns the wordings of a text, in its order. The work grows with the number of its words alone. */
export function phrasesIn(text: string, words: readonly Word[], index: PhraseIndex): Found[] {
  const found: Found[] = [];
  for (const [first, word] of words.entries()) {
    const compiled = [...(index.byWord.get(word.text) ?? [])];
    for (let length = 3; length <= Math.min(word.text.length, LONGEST_BEGINNING); length++)
      compiled.push(...(index.byBeginning.get(word.text.slice(0, length)) ?? []));
    if (isNumber(word.text)) compiled.push(...index.ofNumbers);
    for (const each of compiled) {
      const last = matchAt(text, words, first, each);
      if (last < 0 || isHarmless(words, first, last, each.of)) continue;
      found.push({ of: each.of, first, last, replacement: each.replacement });
    }
  }
  return found;
}

const NEAR = 4;

function isHarmless(
  words: readonly Word[],
  first: number,
  last: number,
  { unless = [] }: PhraseRule,
): boolean {
  const around = [
    ...words.slice(Math.max(0, first - NEAR), first),
    ...words.slice(last + 1, last + 1 + NEAR),
  ];
  return around.some(({ text }) => unless.some((beginning) => text.startsWith(beginning)));
}
