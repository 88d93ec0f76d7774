import { DEFAULT_LANGUAGE, jobPath, jobTexts, WORDS, type Language, type Words } from '@consulting/contracts';
import { breadcrumb } from './breadcrumb.ts';
import { jobPosting } from '../job-posting.ts';
import { postingPage } from './posting-page.ts';
import type { PublicJob } from '../public-job.ts';

/**
 * Returns the public page of a job. `site` is the public origin; the addresses in the structured data are those of the
 * page's language.
 */
export function jobPage(
  template: string,
  job: PublicJob,
  site: string,
  language: Language = DEFAULT_LANGUAGE,
  words: Words = WORDS,
): string {
  const texts = jobTexts({ ...job, _id: job.id, createdAt: job.createdAt.toISOString() }, words);
  const steps = [
    { name: words['page.home'], path: '/' },
    { name: words['page.careers'], path: '/career' },
    { name: job.title, path: jobPath(job) },
  ];
  return postingPage(template, texts, [
    // The position is for search engines only while somebody can apply, and only on the page in the job's own language:
    // otherwise there would be two postings with one identifier.
    ...(job.state === 'open' && job.language === language ? [jobPosting(job, site)] : []),
    breadcrumb(steps, site, language),
  ]);
}
