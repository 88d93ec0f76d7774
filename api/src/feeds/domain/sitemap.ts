import { jobPath } from '@consulting/contracts';
import { escapeMarkup } from './markup.ts';
import { lastChange, type PublicJob } from './public-job.ts';

/** A page of the site that search engines may show. */
export interface SitePage {
  /** Begins with a slash. */
  path: string;
  changedAt: Date;
}

/** The sitemap (sitemaps.org 0.9): the site's pages and every open job, each with its last change. */
export function sitemap(pages: readonly SitePage[], jobs: readonly PublicJob[], site: string): string {
  const newest = lastChange(jobs);
  const urls = [
    ...pages.map(({ path, changedAt }) => ({
      path,
      // The careers page shows the jobs: it changes with them.
      changedAt: path === '/career' && newest && newest > changedAt ? newest : changedAt,
    })),
    ...jobs.map((job) => ({ path: jobPath(job), changedAt: job.changedAt })),
  ].map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeMarkup(site + path)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers may visit: the site and what its public pages load, not the areas behind a sign-in. */
export function robots(site: string): string {
  const closed = ['/dashboard', '/admin-dashboard', '/admin_sign_in', '/api/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}
