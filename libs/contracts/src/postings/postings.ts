import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';

// Postings are jobs and projects: they share a life cycle and the terms of the work.

export const POSTING_STATES = ['draft', 'open', 'paused', 'closed'] as const;
export type PostingState = (typeof POSTING_STATES)[number];

/** The possible states of a new posting. */
export const NEW_POSTING_STATES = ['draft', 'open'] as const satisfies readonly PostingState[];

const STEPS: Record<PostingState, readonly PostingState[]> = {
  draft: ['open'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
};

/** Returns whether the life cycle allows this change of state. Staying in a state is not a change. */
export function mayBecome(state: PostingState, next: PostingState): boolean {
  return STEPS[state].includes(next);
}

export const EMPLOYMENT_TYPES = ['full-time', 'part-time', 'internship', 'temporary'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Of projects, whose temporary employment is a type of contract. */
export const PROJECT_EMPLOYMENT_TYPES = [
  'full-time',
  'part-time',
  'internship',
] as const satisfies readonly EmploymentType[];
export type ProjectEmploymentType = (typeof PROJECT_EMPLOYMENT_TYPES)[number];

/** The contract of a project. `temporary-employment` needs a permit (§ 1 AÜG). */
export const CONTRACT_TYPES = ['freelance', 'work-contract', 'temporary-employment'] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

export const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const;
export type Workplace = (typeof WORKPLACES)[number];

export const SALARY_PERIODS = ['year', 'month', 'hour', 'day'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** The countries of a remote posting that names none. */
export const DEFAULT_REMOTE_COUNTRIES: readonly string[] = ['DE'];

/** The terms that are one of a few words. Documents store a new one as soon as it is here. */
export const TERM_CHOICES = {
  employment_type: EMPLOYMENT_TYPES,
  workplace: WORKPLACES,
  salary_period: SALARY_PERIODS,
} as const;

type ChosenTerms = { [Term in keyof typeof TERM_CHOICES]: (typeof TERM_CHOICES)[Term][number] | null };

/** The terms of the work and the language of the posting. Salaries are in whole euros; null means not stated. */
export interface PostingTerms extends ChosenTerms {
  language: Language;
  salary_from: number | null;
  salary_to: number | null;
  /** ISO 3166-1 codes of the countries from which one may work; only meaningful while `workplace` is remote. */
  remote_countries: string[];
}

/** Terms of which some may be missing. */
export type SaidTerms = { [Field in keyof PostingTerms]?: PostingTerms[Field] | undefined };

/** Picks each term from the first source that has it (null included), and drops all other fields. */
export function postingTerms(...sources: SaidTerms[]): PostingTerms {
  const first = <Field extends keyof PostingTerms>(field: Field): PostingTerms[Field] | null =>
    sources.map((source) => source[field]).find((value) => value !== undefined) ?? null;
  const choices = Object.keys(TERM_CHOICES) as (keyof ChosenTerms)[];
  return {
    language: first('language') ?? DEFAULT_LANGUAGE,
    ...(Object.fromEntries(choices.map((term) => [term, first(term)])) as ChosenTerms),
    salary_from: first('salary_from'),
    salary_to: first('salary_to'),
    remote_countries: [...(first('remote_countries') ?? DEFAULT_REMOTE_COUNTRIES)],
  };
}
