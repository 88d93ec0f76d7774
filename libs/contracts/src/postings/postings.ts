import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';

/** What jobs and projects share: a life cycle, and the terms of the work. Both together are postings. */

export const POSTING_STATES = ['draft', 'open', 'paused', 'closed'] as const;
export type PostingState = (typeof POSTING_STATES)[number];

/** The states a new posting can have. */
export const NEW_POSTING_STATES = ['draft', 'open'] as const satisfies readonly PostingState[];

const STEPS: Record<PostingState, readonly PostingState[]> = {
  draft: ['open'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
};

/** Whether this step is in the life cycle; staying where it is is none. */
export function mayBecome(state: PostingState, next: PostingState): boolean {
  return STEPS[state].includes(next);
}

export const EMPLOYMENT_TYPES = ['full-time', 'part-time', 'internship', 'temporary'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const;
export type Workplace = (typeof WORKPLACES)[number];

export const SALARY_PERIODS = ['year', 'month', 'hour', 'day'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** What the work is like and what it pays, in whole euros; null where it is not said. And the language it is written in. */
export interface PostingTerms {
  language: Language;
  employment_type: EmploymentType | null;
  workplace: Workplace | null;
  salary_from: number | null;
  salary_to: number | null;
  salary_period: SalaryPeriod | null;
}

/** What may be said of the terms: a field that is missing says nothing. */
export type SaidTerms = { [Field in keyof PostingTerms]?: PostingTerms[Field] | undefined };

/** Each term from the first of the sources that says something about it, and nothing else of them. */
export function postingTerms(...sources: SaidTerms[]): PostingTerms {
  const first = <Field extends keyof PostingTerms>(field: Field): PostingTerms[Field] | null =>
    sources.map((source) => source[field]).find((value) => value !== undefined) ?? null;
  return {
    language: first('language') ?? DEFAULT_LANGUAGE,
    employment_type: first('employment_type'),
    workplace: first('workplace'),
    salary_from: first('salary_from'),
    salary_to: first('salary_to'),
    salary_period: first('salary_period'),
  };
}
