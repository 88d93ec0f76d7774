import {
  COMPANY,
  jobPath,
  localizedPath,
  postingTexts,
  TERM_TEXTS,
  type Language,
  type Words,
} from '@consulting/contracts';
import { escapeMarkup, paragraphs } from '../markup.ts';
import { lastChange, type PublicJob } from '../public-job.ts';

/** The texts of a feed besides the jobs, in its language. */
export interface FeedTexts {
  language: Language;
  title: string;
  /** Entries are in the language of their job. */
  words: (language: Language) => Words;
  /** "Apply by December 31, 2026." */
  applyBy: (language: Language, day: string) => string;
}

/**
 * Returns the open jobs as an Atom feed (RFC 4287) for the pages of a language. `jobs` are newest first, `site` is
 * the public origin without a trailing slash.
 */
export function atomFeed(jobs: readonly PublicJob[], site: string, texts: FeedTexts): string {
  const { language, title } = texts;
  const address = (path: string) => escapeMarkup(site + localizedPath(language, path));
  // A feed without entries has no date of its own; a fixed one keeps its ETag stable.
  const updated = lastChange(jobs) ?? new Date(0);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<id>${address('/feed.xml')}</id>`,
    `<link rel="self" type="application/atom+xml" href="${address('/feed.xml')}"/>`,
    `<link rel="alternate" type="text/html" href="${address('/career')}"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${escapeMarkup(COMPANY.name)}</name></author>`,
    ...jobs.map((job) => entry(job, site, texts)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(job: PublicJob, site: string, texts: FeedTexts): string {
  const place = job.location ? `, ${job.location}` : '';
  return [
    `<entry xml:lang="${job.language}">`,
    `<title>${escapeMarkup(job.title + place)}</title>`,
    // This id stays the same with a new title or another host.
    `<id>urn:job:${job.id}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(site + localizedPath(texts.language, jobPath(job)))}"/>`,
    `<published>${job.createdAt.toISOString()}</published>`,
    `<updated>${job.changedAt.toISOString()}</updated>`,
    `<summary>${escapeMarkup(job.introduction || job.qualification)}</summary>`,
    ...(job.employment_type ? [`<category term="${job.employment_type}"/>`] : []),
    `<content type="html">${escapeMarkup(paragraphs(`${job.description}\n\n${termsOf(job, texts)}`))}</content>`,
    '</entry>',
  ].join('\n');
}

/** Returns the terms of the work in one line: "Full-time, Remote, €60,000 a year. Apply by December 31, 2026." */
function termsOf(job: PublicJob, { words, applyBy }: FeedTexts): string {
  const texts = postingTexts(job, words(job.language));
  const terms = TERM_TEXTS.map((name) => texts[name])
    .filter(Boolean)
    .join(', ');
  return [terms && `${terms}.`, texts.closing && applyBy(job.language, texts.closing)]
    .filter(Boolean)
    .join(' ');
}
