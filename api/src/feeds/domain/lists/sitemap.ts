import { ALTERNATES, LANGUAGES, localizedPath, type Language } from '@consulting/contracts';
import { escapeMarkup } from '../../../shared/texts/markup.ts';
import { lastChange, type Changed } from '../public-job.ts';

/** A page of the site that search engines may index, in every language. */
export interface SitePage {
  /** Begins with a slash, without the language. */
  path: string;
  changedAt: Date;
}

/** Open postings in one file of the sitemap: read in batches, far below the 10,000 addresses a file may have. */
export const POSTINGS_OF_A_FILE = 1_000;

/** The lists of postings that have files in the sitemap. */
const LISTS = ['jobs', 'projects'] as const;
export type PostingList = (typeof LISTS)[number];

/** Returns the names of the sitemap's files for numbers of open postings: the pages, and each list, newest first. */
export const sitemapFiles = (open: Record<PostingList, number>): string[] => [
  'pages.xml',
  ...LISTS.flatMap((list) =>
    Array.from(
      { length: Math.ceil(open[list] / POSTINGS_OF_A_FILE) },
      (_, file) => `${list}-${file + 1}.xml`,
    ),
  ),
];

/** Returns the list, and the index (from 0) of its first entry, in a file called `jobs-NUMBER.xml`; null for other names. */
export function partOf(file: string): { list: PostingList; from: number } | null {
  const [, name, number] = /^(\w+)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  const list = LISTS.find((each) => each === name);
  return list ? { list, from: (Number(number) - 1) * POSTINGS_OF_A_FILE } : null;
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

/** Returns the site's pages as entries; a page that lists postings changes with the newest of them. */
export function pageEntries(
  pages: readonly SitePage[],
  newest: Record<PostingList, readonly Changed[]>,
): SitePage[] {
  const changes: Record<string, Date | undefined> = {
    '/career': lastChange(newest.jobs),
    '/freelancer': lastChange(newest.projects),
  };
  return pages.map(({ path, changedAt }) => {
    const last = changes[path];
    return { path, changedAt: last && last > changedAt ? last : changedAt };
  });
}

/**
 * Returns one file of the sitemap: each entry in each language, with its last change and its addresses in the other
 * languages.
 */
export function sitemapFile(entries: readonly SitePage[], site: string): string {
  const address = (language: Language, path: string) => escapeMarkup(site + localizedPath(language, path));
  const alternates = (path: string) =>
    ALTERNATES.map(
      ([hrefLang, language]) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${address(language, path)}"/>`,
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
