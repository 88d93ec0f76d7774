import type { Language } from '../languages.ts';
import type { ContractType, Workplace } from '../postings/postings.ts';
import type { PostingRule } from './rules.ts';

export const POSTING_KINDS = ['job', 'project'] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

/** The texts that are checked; a project has the title and the description alone. */
export const CHECKED_TEXTS = ['title', 'qualification', 'introduction', 'description', 'offer'] as const;
export type CheckedText = (typeof CHECKED_TEXTS)[number];

/** What a posting says, as far as it is written. What is missing, null or empty is not said. */
export interface CheckedPosting extends Partial<Record<CheckedText, string>> {
  kind: PostingKind;
  /** Language of its texts; wordings of both are found in either. */
  language: Language;
  location?: string | undefined;
  workplace?: Workplace | '' | null | undefined;
  salary_from?: number | null | undefined;
  salary_to?: number | null | undefined;
  contract_type?: ContractType | '' | null | undefined;
  closes_at?: string | null | undefined;
}

export interface PostingHint {
  rule: PostingRule;
  /** The field of the form. */
  field: string;
  /** The place of the wording in that field, in UTF-16 code units; both are 0 for a term, which has no wording. */
  from: number;
  to: number;
  /** The reason, in the reader's language. */
  message: string;
  /** What would be better, in the reader's language. */
  suggestion: string;
  /** A text that may replace the wording as it is, in the posting's language; null if there is none. */
  replacement: string | null;
  /** The law with its article, or the practice. */
  source: string;
  link: string;
  /** The day of the law, or the month (`2026-11`) in which the rule of a practice was last reviewed. */
  date: string;
}
