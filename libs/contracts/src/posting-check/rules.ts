/**
 * The rules of the posting check: what each is based on, and since when that holds.
 *
 * `date` of a law is the day of the statute or directive itself (AGG: 14 August 2006; Directive (EU) 2023/970: 10 May
 * 2023). `date` of a practice, which no law demands, is the month in which the rule was last reviewed, `YYYY-MM`.
 * Sources, and why nothing is ever blocked: docs/decisions/0056-posting-check.md.
 */

export interface RuleSource {
  /** The law with its article, or the name of the practice; the same in every language. */
  source: string;
  link: string;
  date: string;
}

const agg = (sections: string): RuleSource => ({
  source: `AGG ${sections}`,
  link: 'https://www.gesetze-im-internet.de/agg/',
  date: '2006-08-14',
});

const payDirective = (paragraph: number): RuleSource => ({
  source: `(EU) 2023/970, Art.\u00a05(${paragraph})`,
  link: 'https://eur-lex.europa.eu/eli/dir/2023/970/oj',
  date: '2023-05-10',
});

const PRACTICE: RuleSource = {
  source: 'schema.org JobPosting',
  link: 'https://schema.org/JobPosting',
  date: '2026-11',
};

/** A posting must not violate the ban (section 7) on disadvantages for one of the grounds in section 1. */
const POSTING = agg('§§\u00a01, 7, 11');
/** Indirect disadvantages: a neutral demand that most of one group cannot meet. */
const INDIRECT = agg('§§\u00a01, 3(2), 11');
/** The exception for age: it has to be justified by a legitimate aim. */
const AGE = agg('§§\u00a01, 7, 10, 11');
/** The exception for religious communities. */
const RELIGION = agg('§§\u00a01, 7, 9, 11');
/** A question that is asked counts as evidence. */
const ASKED = agg('§§\u00a01, 7, 22');

const RULES = {
  'title-neutral': POSTING,
  'title-two-genders': POSTING,
  'title-masculine': POSTING,
  'gender-men-only': POSTING,
  'gender-women-only': POSTING,
  'gender-occupation': POSTING,
  'gender-pronoun': POSTING,
  'gender-stereotype': POSTING,
  'gender-family': INDIRECT,
  'gender-pregnancy': POSTING,
  'age-young-team': AGE,
  'age-young-people': AGE,
  'age-youthful': AGE,
  'age-digital-native': AGE,
  'age-generation': AGE,
  'age-entry-level': AGE,
  'age-graduates': AGE,
  'age-maximum': AGE,
  'age-minimum': AGE,
  'age-experience-limit': INDIRECT,
  'age-older': AGE,
  'age-asked': ASKED,
  'language-native': INDIRECT,
  'language-accent': INDIRECT,
  'language-perfect': INDIRECT,
  'origin-citizenship': INDIRECT,
  'origin-descent': POSTING,
  'origin-culture': POSTING,
  'origin-born': POSTING,
  'origin-asked': ASKED,
  'religion-membership': RELIGION,
  'religion-clothing': RELIGION,
  'religion-values': RELIGION,
  'disability-strength': INDIRECT,
  'disability-health': INDIRECT,
  'disability-none': POSTING,
  'disability-senses': INDIRECT,
  'disability-asked': ASKED,
  'orientation-named': POSTING,
  'photo-asked': ASKED,
  appearance: INDIRECT,
  'pay-missing': payDirective(1),
  'pay-vague': payDirective(1),
  'pay-history': payDirective(2),
  'rate-missing': PRACTICE,
  'remote-with-place': PRACTICE,
  'closing-date-missing': PRACTICE,
} as const satisfies Record<string, RuleSource>;

export type PostingRule = keyof typeof RULES;

/** The ids of all rules. A rule that was dismissed is stored by its id, so an id keeps its meaning. */
export const POSTING_RULES = Object.keys(RULES) as readonly PostingRule[];

export const sourceOf = (rule: PostingRule): RuleSource => RULES[rule];

const KNOWN: ReadonlySet<string> = new Set(POSTING_RULES);

/** Returns those of the ids that are rules, each once: a version with other rules may have stored others. */
export const knownRules = (ids: readonly string[] = []): PostingRule[] => [
  ...new Set(ids.filter((id): id is PostingRule => KNOWN.has(id))),
];
