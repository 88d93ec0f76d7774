import {
  jobPath,
  lineForSearch,
  longDate,
  postingTexts,
  projectPath,
  TERM_TEXTS,
  type Language,
  type Words,
} from '@consulting/contracts';
import type { PublicJob } from '../public-job.ts';
import type { PublicProject } from '../public-project.ts';
import type { FeedEntry } from './atom.ts';

/** The texts of entries, in the language of each entry's posting. */
export interface EntryTexts {
  words: (language: Language) => Words;
  /** "Apply by 31 December 2026." */
  applyBy: (language: Language, day: string) => string;
  /** "Start: 11 January 2027." */
  start: (language: Language, day: string) => string;
}

const titleAt = ({ title, location }: { title: string; location: string }) =>
  location ? `${title}, ${location}` : title;

/** Returns an open job as an entry of a feed. */
export const jobEntry = (job: PublicJob, texts: EntryTexts): FeedEntry => ({
  urn: `urn:job:${job.id}`,
  language: job.language,
  title: titleAt(job),
  path: jobPath(job),
  createdAt: job.createdAt,
  changedAt: job.changedAt,
  summary: job.introduction || job.qualification,
  categories: job.employment_type ? [job.employment_type] : [],
  content: `${job.description}\n\n${termsOf(job, [], texts)}`,
});

/** Returns an open project as an entry of a feed. */
export function projectEntry(project: PublicProject, texts: EntryTexts): FeedEntry {
  const { id, language, start_date: start, description } = project;
  const day = start && longDate(start.toISOString(), texts.words(language));
  const contract = project.contract_type && texts.words(language)[`contract.${project.contract_type}`];
  const terms = termsOf(project, [project.duration, project.workload, contract ?? ''], texts);
  return {
    urn: `urn:project:${id}`,
    language,
    title: titleAt(project),
    path: projectPath(project),
    createdAt: project.createdAt,
    changedAt: project.changedAt,
    summary: project.technologies.join(', ') || lineForSearch(description),
    categories: project.category,
    content: [description, project.technologies.join(', '), day && texts.start(language, day), terms]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** Returns the terms of the work in one line: "Full-time, Remote, €60,000 a year. Apply by 31 December 2026." */
function termsOf(
  posting: PublicJob | PublicProject,
  first: readonly string[],
  { words, applyBy }: EntryTexts,
): string {
  const texts = postingTexts(posting, words(posting.language));
  const terms = [...first, ...TERM_TEXTS.map((name) => texts[name])].filter(Boolean).join(', ');
  return [terms && `${terms}.`, texts.closing && applyBy(posting.language, texts.closing)]
    .filter(Boolean)
    .join(' ');
}
