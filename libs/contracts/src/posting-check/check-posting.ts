import { CHECK_TEXTS } from './check-texts.ts';
import { isDenied } from './negation.ts';
import { indexOf, phrasesIn } from './phrases.ts';
import { CHECKED_TEXTS, type CheckedPosting, type CheckedText, type PostingHint } from './posting.ts';
import { sourceOf, type PostingRule } from './rules.ts';
import { saysPay, termRules } from './terms.ts';
import { titleRules, type Place } from './title.ts';
import { quotationsIn, wordsOf } from './words.ts';
import { AGE_WORDINGS } from './wordings/age.ts';
import { GENDER_WORDINGS } from './wordings/gender.ts';
import { HEALTH_WORDINGS, PAY_WORDINGS } from './wordings/health-and-pay.ts';
import { ORIGIN_WORDINGS } from './wordings/origin.ts';

/** Reasons and suggestions in one language. */
export type CheckTexts = Readonly<Record<keyof typeof CHECK_TEXTS, string>>;

const WORDINGS = indexOf([
  ...AGE_WORDINGS,
  ...GENDER_WORDINGS,
  ...ORIGIN_WORDINGS,
  ...HEALTH_WORDINGS,
  ...PAY_WORDINGS,
]);

/** Most places of one rule in one field: who has repeated a wording a hundred times reads its reason three times. */
const MOST_PLACES = 3;

/**
 * Returns the hints for a posting: titles and texts first, in their order, then terms. A wording that is quoted or denied is
 * not found. Hints never forbid anything. The time grows with the length of the texts, and not faster.
 */
export function checkPosting(posting: CheckedPosting, texts: CheckTexts = CHECK_TEXTS): PostingHint[] {
  const hint = (rule: PostingRule, field: string, place: Omit<Place, 'rule'>): PostingHint => ({
    rule,
    field,
    from: place.from,
    to: place.to,
    message: texts[`${rule}.reason`],
    suggestion: texts[`${rule}.better`],
    replacement: place.replacement,
    ...sourceOf(rule),
  });
  const fields = posting.kind === 'project' ? (['title', 'description'] as const) : CHECKED_TEXTS;
  const inTexts = fields.flatMap((field) =>
    placesIn(posting, field).map((place) => hint(place.rule, field, place)),
  );
  const terms = termRules(posting).map(({ rule, field }) =>
    hint(rule, field, { from: 0, to: 0, replacement: null }),
  );
  return [...inTexts, ...terms];
}

function placesIn(posting: CheckedPosting, field: CheckedText): Place[] {
  const text = posting[field] ?? '';
  const places = field === 'title' ? titleRules(text, posting.kind, posting.language) : [];
  places.push(...wordingsIn(text).filter(({ rule }) => rule !== 'pay-vague' || !saysPay(posting)));
  return places;
}

/** Returns the wordings that are neither quoted nor denied, the first few of each rule; of those that overlap, the longest. */
function wordingsIn(text: string): Place[] {
  const words = wordsOf(text);
  const quotations = quotationsIn(text);
  const places: Place[] = [];
  const lastOf = new Map<PostingRule, Place>();
  const counts = new Map<PostingRule, number>();
  let quotation = 0;
  for (const { of, first, last, replacement } of phrasesIn(text, words, WORDINGS)) {
    const from = words[first]?.from ?? 0;
    const to = words[last]?.to ?? 0;
    while ((quotations[quotation]?.to ?? Infinity) <= from) quotation++;
    if ((quotations[quotation]?.from ?? Infinity) <= from) continue;
    if ((counts.get(of.rule) ?? 0) >= MOST_PLACES || isDenied(text, words, first, last)) continue;
    const place = { rule: of.rule, from, to, replacement: replacement ?? null };
    const before = lastOf.get(of.rule);
    if (before && before.to > from) {
      if (isBetter(place, before)) Object.assign(before, place);
      continue;
    }
    places.push(place);
    counts.set(of.rule, (counts.get(of.rule) ?? 0) + 1);
    lastOf.set(of.rule, place);
  }
  return places;
}

const lengthOf = ({ from, to }: Place) => to - from;
const isBetter = (one: Place, other: Place) =>
  lengthOf(one) > lengthOf(other) || (lengthOf(one) === lengthOf(other) && one.replacement !== null);
