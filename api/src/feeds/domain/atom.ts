import { COMPANY, jobPath, postingTexts } from '@consulting/contracts';
import { escapeMarkup, paragraphs } from './markup.ts';
import { lastChange, type PublicJob } from './public-job.ts';

/** The open jobs as an Atom feed (RFC 4287); `jobs` newest first, `site` the public origin without a slash at its end. */
export function atomFeed(jobs: readonly PublicJob[], site: string): string {
  // A feed without entries has no date of its own; a fixed one keeps its ETag stable.
  const updated = lastChange(jobs) ?? new Date(0);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>Open positions at ${escapeMarkup(COMPANY.name)}</title>`,
    `<id>${escapeMarkup(site)}/feed.xml</id>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(site)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(site)}/career"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${escapeMarkup(COMPANY.name)}</name></author>`,
    ...jobs.map((job) => entry(job, site)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(job: PublicJob, site: string): string {
  const place = job.location ? `, ${job.location}` : '';
  return [
    '<entry>',
    `<title>${escapeMarkup(job.title + place)}</title>`,
    // An id that survives a new title or another host.
    `<id>urn:job:${job.id}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(site + jobPath(job))}"/>`,
    `<published>${job.createdAt.toISOString()}</published>`,
    `<updated>${job.changedAt.toISOString()}</updated>`,
    `<summary>${escapeMarkup(job.introduction || job.qualification)}</summary>`,
    ...(job.employment_type ? [`<category term="${job.employment_type}"/>`] : []),
    `<content type="html">${escapeMarkup(paragraphs(`${job.description}\n\n${termsOf(job)}`))}</content>`,
    '</entry>',
  ].join('\n');
}

/** One line of what is said about the work: "Full-time, Remote, €60,000 a year. Apply by December 31, 2026." */
function termsOf(job: PublicJob): string {
  const { employment, workplace, salary, closing } = postingTexts(job);
  const terms = [employment, workplace, salary].filter(Boolean).join(', ');
  return [terms && `${terms}.`, closing && `Apply by ${closing}.`].filter(Boolean).join(' ');
}
