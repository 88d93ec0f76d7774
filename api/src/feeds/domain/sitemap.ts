import { jobPath, LANGUAGES, localizedPath, type Language } from '@consulting/contracts';
import { escapeMarkup } from './markup.ts';
import { lastChange, type PublicJob } from './public-job.ts';

/** A page of the site that search engines may show, in every language. */
export interface SitePage {
  /** Begins with a slash; without a language. */
  path: string;
  changedAt: Date;
}

/**
 * The sitemap (sitemaps.org 0.9): the site's pages and every open job in each language, with their last change and the
 * addresses of the same in the other languages.
 */
export function sitemap(pages: readonly SitePage[], jobs: readonly PublicJob[], site: string): string {
  const newest = lastChange(jobs);
  const address = (language: Language, path: string) => escapeMarkup(site + localizedPath(language, path));
  const alternates = (path: string) =>
    LANGUAGES.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address(each, path)}"/>`,
    ).join('');
  const urls = [
    ...pages.map(({ path, changedAt }) => ({
      path,
      // The careers page shows the jobs: it changes with them.
      changedAt: path === '/career' && newest && newest > changedAt ? newest : changedAt,
    })),
    ...jobs.map((job) => ({ path: jobPath(job), changedAt: job.changedAt })),
  ].flatMap(({ path, changedAt }) =>
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

/** What crawlers may visit: the site and what its public pages load, not the areas behind a sign-in. */
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
