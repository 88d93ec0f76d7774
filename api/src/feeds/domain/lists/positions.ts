import { COMPANY, jobPath, localizedPath, type EmploymentType } from '@consulting/contracts';
import { escapeMarkup, paragraphs } from '../../../shared/texts/markup.ts';
import type { PublicJob } from '../public-job.ts';

/** The most jobs of the list: the newest. */
export const MOST_POSITIONS = 1_000;

/** Personio's words for kinds of employment: for how long, and how much of a week. */
const EMPLOYMENT: Record<EmploymentType, { type: string; schedule?: string }> = {
  'full-time': { type: 'permanent', schedule: 'full-time' },
  'part-time': { type: 'permanent', schedule: 'part-time' },
  internship: { type: 'intern' },
  temporary: { type: 'temporary' },
};

/** The headings of the parts of a job's text, in the language of the job. */
export interface PositionTexts {
  job: string;
  qualification: string;
  offer: string;
}

/**
 * Returns a job for job boards, as one element in the shape that Personio publishes (`workzag-jobs/position`), with the
 * address of its page in its own language, its company and its last day. `site` is the public origin.
 */
export function position(job: PublicJob, site: string, texts: PositionTexts): string {
  const { type, schedule } = job.employment_type ? EMPLOYMENT[job.employment_type] : {};
  const element = (name: string, text: string | null | undefined): string =>
    text ? `<${name}>${escapeMarkup(text)}</${name}>` : '';
  const part = (name: string, text: string): string =>
    text &&
    `<jobDescription>${element('name', name)}<value>${escapeMarkup(paragraphs(text))}</value></jobDescription>`;
  return [
    '<position>',
    element('id', job.id),
    element('subcompany', job.company),
    element('office', job.location || COMPANY.city),
    element('name', job.title),
    '<jobDescriptions>',
    part(texts.job, [job.introduction, job.description].filter(Boolean).join('\n\n')),
    part(texts.qualification, job.qualification),
    part(texts.offer, job.offer),
    '</jobDescriptions>',
    element('employmentType', type),
    element('schedule', schedule),
    element('createdAt', job.createdAt.toISOString()),
    element('url', site + localizedPath(job.language, jobPath(job))),
    element('company', job.company),
    element('validThrough', job.closes_at),
    element('language', job.language),
    '</position>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns the document of these elements. */
export const positionsDocument = (positions: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', '<workzag-jobs>', ...positions, '</workzag-jobs>', ''].join(
    '\n',
  );
