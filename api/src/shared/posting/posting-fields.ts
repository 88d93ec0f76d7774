import {
  POSTING_STATES,
  postingTerms,
  TERM_CHOICES,
  type PostingTerms,
  type SaidTerms,
} from '@consulting/contracts';
import { knownRules } from '@consulting/contracts/posting-check';
import { CLOSING_STATES, type Checked, type LifeCycle } from './posting.ts';
import { languageType } from './written-in.ts';

/** The terms and the life cycle of a posting in a document. */
export interface PostingFields extends LifeCycle, SaidTerms {
  /** Missing in documents of versions that did not store it. */
  dismissed?: string[];
}

const oneOf = (words: readonly string[]) => ({ type: String, enum: [...words, null], default: null });
type ChosenTypes = Record<keyof typeof TERM_CHOICES, ReturnType<typeof oneOf>>;
const amount = { type: Number, default: null };

export const postingFieldTypes = {
  language: languageType,
  ...(Object.fromEntries(
    Object.entries(TERM_CHOICES).map(([term, words]) => [term, oneOf(words)]),
  ) as ChosenTypes),
  salary_from: amount,
  salary_to: amount,
  /** Missing in documents of versions that did not store it. */
  remote_countries: { type: [String], default: undefined },
  /** Missing where nothing was ever dismissed. */
  dismissed: { type: [String], default: undefined },
  state: { type: String, enum: POSTING_STATES, required: true as const, default: 'open' as const },
  closes_at: { type: String, default: null },
  closesAt: { type: Date, default: null },
};

/** Documents from before there were terms have none. */
export function toPosting(document: PostingFields): PostingTerms & LifeCycle & Checked {
  const { state, closes_at, closesAt } = document;
  return {
    state,
    closes_at: closes_at ?? null,
    closesAt: closesAt ?? null,
    dismissed: knownRules(document.dismissed),
    ...postingTerms(document),
  };
}

/** Returns a filter for postings that are due to close. */
export const dueAt = (now: Date) => ({ closesAt: { $lte: now }, state: { $in: [...CLOSING_STATES] } });
