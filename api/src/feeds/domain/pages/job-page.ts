import { jobPath, jobTexts, similarJobs, type ShownCareerSite, type ShownJob } from '@consulting/contracts';
import { breadcrumb } from './breadcrumb.ts';
import { jobPosting } from '../job-posting.ts';
import { postingPage, type Place } from './posting-page.ts';
import type { PublicJob } from '../public-job.ts';

interface Shown {
  job: PublicJob;
  /** What the page shows of the firm. */
  firm?: ShownCareerSite;
  /** Jobs among which it finds similar ones to link. */
  others?: readonly PublicJob[];
}

const shownJob = (job: PublicJob): ShownJob & { title: string } => ({
  ...job,
  _id: job.id,
  createdAt: job.createdAt.toISOString(),
});

/** Returns the public page of a job. The addresses in the structured data are those of the page's language. */
export function jobPage(
  template: string,
  { job, firm, others = [] }: Shown,
  { site, language, words }: Place,
): string {
  const itself = shownJob(job);
  const similar = similarJobs(itself, others.map(shownJob));
  const texts = jobTexts(itself, words, { firm, similar });
  const steps = [
    { name: words['page.home'], path: '/' },
    { name: words['page.careers'], path: '/career' },
    { name: job.title, path: jobPath(job) },
  ];
  return postingPage(template, { ...texts }, [
    // The position is for search engines only while somebody can apply, and only on the page in the job's own language:
    // otherwise there would be two postings with one identifier.
    ...(job.state === 'open' && job.language === language ? [jobPosting(job, site)] : []),
    breadcrumb(steps, site, language),
  ]);
}
