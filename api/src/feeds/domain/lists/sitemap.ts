import { jobPath, LANGUAGES, localizedPath, type Language } from '@consulting/contracts';
import { escapeMarkup } from '../markup.ts';
import { lastChange, type PublicJob } from '../public-job.ts';

/** A page of the site that search engines may index, in every language. */
export interface SitePage {
  /** Begins with a slash, without the language. */
  path: string;
  changedAt: Date;
}

/** Open jobs in one file of the sitemap: read in ten batches, far below the 10,000 addresses a file may have. */
export const JOBS_OF_A_FILE = 1_000;

/** Returns the names of the sitemap's files for a number of open jobs: the pages, and the jobs, newest first. */
export const sitemapFiles = (openJobs: number): string[] => [
  'pages.xml',
  ...Array.from({ length: Math.ceil(openJobs / JOBS_OF_A_FILE) }, (_, file) => `jobs-${file + 1}.xml`),
];

/** Returns the index (from 0) of the first job in a file called `jobs-NUMBER.xml`; null for any other name. */
export function firstJobOf(file: string): number | null {
  const number = Number(/^jobs-([1-9]\d{0,5})\.xml$/.exec(file)?.[1] ?? 0);
  return number > 0 ? (number - 1) * JOBS_OF_A_FILE : null;
}

/** Returns the sitemap's index of files (sitemaps.org 0.9). */
export function sitemapIndex(files: readonly string[], site: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map((file) => `<sitemap><loc>${escapeMarkup(`${site}/sitemap-${file}`)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}

/** Returns the site's pages as entries; the careers page lists the jobs, so it changes with the newest of them. */
export function pageEntries(pages: readonly SitePage[], newestJobs: readonly PublicJob[]): SitePage[] {
  const newest = lastChange(newestJobs);
  return pages.map(({ path, changedAt }) => ({
    path,
    changedAt: path === '/career' && newest && newest > changedAt ? newest : changedAt,
  }));
}

export const jobEntries = (jobs: readonly PublicJob[]): SitePage[] =>
  jobs.map((job) => ({ path: jobPath(job), changedAt: job.changedAt }));

/**
 * Returns one file of the sitemap: each entry in each language, with its last change and its addresses in the other
 * languages.
 */
export function sitemapFile(entries: readonly SitePage[], site: string): string {
  const address = (language: Language, path: string) => escapeMarkup(site + localizedPath(language, path));
  const alternates = (path: string) =>
    LANGUAGES.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address(each, path)}"/>`,
    ).join('');
  const urls = entries.flatMap(({ path, changedAt }) =>
    LANGUAGES.map(
      (language) =>
        `<url><loc>${address(language, path)}</loc><lastmod>${changedAt.toISOString()}</lastmod>${alternates(path)}</url>`,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns robots.txt: crawlers may visit the site and what its public pages load, not the areas behind a sign-in. */
export function robots(site: string): string {
  const closed = ['/dashboard', '/admin-dashboard', '/admin_sign_in'].flatMap((path) =>
    LANGUAGES.map((language) => localizedPath(language, path)),
  );
  return [
    'User-agent: *',
    ...[...closed, '/api/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}
