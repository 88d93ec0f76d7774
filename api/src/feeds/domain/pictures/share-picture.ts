import { COMPANY, longDate, salaryText, type Words } from '@consulting/contracts';
import type { PublicJob } from '../public-job.ts';
import type { PublicProject } from '../public-project.ts';

/** The texts of a posting's picture for shared links, in the language of the posting. */
export interface SharePicture {
  firm: string;
  /** The kind of posting. */
  label: string;
  title: string;
  /** Place and pay, or what else is known: two at most. */
  facts: string[];
}

const MOST_FACTS = 2;

/** Returns the texts of a job's picture; `words` are those of its language. */
export const jobPicture = (job: PublicJob, words: Words): SharePicture => ({
  firm: COMPANY.name,
  label: words['share.job'],
  title: job.title,
  facts: factsOf([placeOf(job, words), salaryText(job, words)]),
});

/** Returns the texts of a project's picture, which never name its company. */
export const projectPicture = (project: PublicProject, words: Words): SharePicture => ({
  firm: COMPANY.name,
  label: words['share.project'],
  title: project.title,
  facts: factsOf([
    placeOf(project, words),
    salaryText(project, words),
    project.duration,
    project.start_date ? longDate(project.start_date.toISOString(), words) : '',
  ]),
});

const placeOf = ({ location, workplace }: PublicJob | PublicProject, words: Words): string =>
  location || (workplace ? words[`workplace.${workplace}`] : '');

const factsOf = (facts: string[]): string[] => facts.filter(Boolean).slice(0, MOST_FACTS);
