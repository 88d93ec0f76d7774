import { longDate } from '../texts/dates.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { lineForSearch, placeholders } from './page-marks.ts';
import { jobPath, slugAndId } from './posting-paths.ts';
import { postingTexts, TERM_TEXTS } from './posting-texts.ts';
import type { PostingState, SaidTerms } from './postings.ts';
import { WORDS, type Words } from '../texts/words.ts';

/** The public texts of a job, written by the administration. */
export const JOB_FIELDS = [
  'title',
  'company',
  'location',
  'qualification',
  /** A short text for alerts and cards. */
  'introduction',
  'description',
] as const;

type JobField = (typeof JOB_FIELDS)[number];
/** Missing texts are empty. */
export type JobContent = Record<JobField, string>;

/** Picks each text from the first source that has it, and drops all other fields. */
export function jobContent(...sources: Partial<JobContent>[]): JobContent {
  const first = (field: JobField) =>
    sources.map((source) => source[field]).find((text) => text !== undefined);
  return Object.fromEntries(JOB_FIELDS.map((field) => [field, first(field) ?? ''])) as JobContent;
}

const TEXTS_OF_PAGE = [
  ...JOB_FIELDS,
  ...TERM_TEXTS,
  'closing',
  ...(['_id', 'path', 'date', 'meta', 'state', 'notice', 'language'] as const),
] as const;

/**
 * The texts of a job's public page. The server writes them into the prerendered template; the client shows the same.
 * `path` is `{slug}-{id}`, `date` the long date of the posting in UTC, `meta` one line for search engines, `notice` the
 * reason why nobody can apply, `language` that of the job's texts. Missing terms are empty.
 */
export type JobTexts = Record<(typeof TEXTS_OF_PAGE)[number], string>;

/** A job as in API responses. Missing fields are not shown. */
type ShownJob = Partial<JobContent> &
  SaidTerms & { _id: string; createdAt: string; state?: PostingState; closes_at?: string | null };

const NOTICES: Partial<Record<PostingState, keyof Words>> = { paused: 'job.paused', closed: 'job.closed' };

export function jobTexts(job: ShownJob, words: Words = WORDS): JobTexts {
  const content = jobContent(job);
  const { title, qualification, introduction, description } = content;
  const { state = 'open' } = job;
  const notice = NOTICES[state];
  return {
    ...content,
    ...postingTexts(job, words),
    qualification: qualification || words['job.not-specified'],
    _id: job._id,
    path: slugAndId(jobPath({ id: job._id, title })),
    date: longDate(job.createdAt, words),
    meta: lineForSearch(introduction || description),
    state,
    notice: notice ? words[notice] : '',
    language: job.language ?? DEFAULT_LANGUAGE,
  };
}

/** The placeholders of the template in the place of a job's texts. */
export const JOB_PLACEHOLDERS: JobTexts = placeholders(TEXTS_OF_PAGE);
