import { dayInBerlin } from '../texts/berlin-day.ts';
import { longDate } from '../texts/dates.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { NO_FIRM, type ShownCareerSite } from './career-site.ts';
import { listedText } from './listed-text.ts';
import { eachMark, lineForSearch, placeholders } from './page-marks.ts';
import {
  BENEFIT_TEXTS,
  CONTACT_TEXTS,
  firmTexts,
  MEMBER_TEXTS,
  STEP_TEXTS,
  type FirmTexts,
} from './people-texts.ts';
import { jobPath, slugAndId } from './posting-paths.ts';
import { postingTexts } from './posting-texts.ts';
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
  /** The benefits of this position, beside those of the firm. */
  'offer',
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
  ...(['descriptionEnd', 'qualificationEnd', 'offerEnd'] as const),
  // The terms by name: a module that pages load on demand must not need another chunk's constants at its start.
  ...(['employment', 'workplace', 'salary'] as const),
  'closing',
  ...(['_id', 'path', 'date', 'meta', 'state', 'notice', 'language'] as const),
] as const;

const TEXTS_OF_SIMILAR = ['path', 'title', 'facts', 'language'] as const;

/**
 * The texts of a job's public page. The server writes them into the prerendered template; the client shows the same.
 * `path` is `{slug}-{id}`, `date` the long date of the posting in UTC, `meta` one line for search engines, `notice` the
 * reason why nobody can apply, `language` that of the job's texts. Missing terms are empty. `tasks`, `needs` and
 * `gains` are the lists in description, qualification and offer, `…End` the texts after them.
 */
export interface JobTexts extends Record<(typeof TEXTS_OF_PAGE)[number], string>, FirmTexts {
  tasks: { line: string }[];
  needs: { line: string }[];
  gains: { line: string }[];
  similar: Record<(typeof TEXTS_OF_SIMILAR)[number], string>[];
}

/** A job as in API responses. Missing fields are not shown. */
export type ShownJob = Partial<JobContent> &
  SaidTerms & { _id: string; createdAt: string; state?: PostingState; closes_at?: string | null };

const NOTICES: Partial<Record<PostingState, keyof Words>> = { paused: 'job.paused', closed: 'job.closed' };

const pathOf = ({ _id, title = '' }: ShownJob): string => slugAndId(jobPath({ id: _id, title }));

const lines = (items: readonly string[]) => items.map((line) => ({ line }));

/** Returns the texts of a job's page with what the firm says of itself and links to `similar` ones. */
export function jobTexts(
  job: ShownJob,
  words: Words = WORDS,
  { firm = NO_FIRM, similar = [] }: { firm?: ShownCareerSite; similar?: readonly ShownJob[] } = {},
): JobTexts {
  const content = jobContent(job);
  const { introduction } = content;
  const description = listedText(content.description);
  const qualification = listedText(content.qualification || words['job.not-specified']);
  const offer = listedText(content.offer);
  const { state = 'open' } = job;
  const notice = NOTICES[state];
  return {
    ...content,
    ...postingTexts(job, words),
    ...firmTexts(firm),
    description: description.text,
    tasks: lines(description.items),
    descriptionEnd: description.after,
    qualification: qualification.text,
    needs: lines(qualification.items),
    qualificationEnd: qualification.after,
    offer: offer.text,
    gains: lines(offer.items),
    offerEnd: offer.after,
    _id: job._id,
    path: pathOf(job),
    date: longDate(dayInBerlin(new Date(job.createdAt)), words),
    meta: lineForSearch(introduction || content.description),
    state,
    notice: notice ? words[notice] : '',
    language: job.language ?? DEFAULT_LANGUAGE,
    similar: similar.map((each) => {
      const { employment, workplace, salary } = postingTexts(each, words);
      return {
        path: pathOf(each),
        title: each.title ?? '',
        facts: [each.location, employment, workplace, salary].filter(Boolean).join(', '),
        language: each.language ?? DEFAULT_LANGUAGE,
      };
    }),
  };
}

/** The placeholders of the template in the place of a job's texts. */
export const JOB_PLACEHOLDERS: JobTexts = {
  ...placeholders([...TEXTS_OF_PAGE, ...CONTACT_TEXTS]),
  tasks: [placeholders(['line'], eachMark)],
  needs: [placeholders(['line'], eachMark)],
  gains: [placeholders(['line'], eachMark)],
  team: [placeholders(MEMBER_TEXTS, eachMark)],
  steps: [placeholders(STEP_TEXTS, eachMark)],
  benefits: [placeholders(BENEFIT_TEXTS, eachMark)],
  similar: [placeholders(TEXTS_OF_SIMILAR, eachMark)],
};
