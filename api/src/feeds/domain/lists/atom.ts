import { COMPANY, localizedPath, type Language } from '@consulting/contracts';
import { escapeMarkup, paragraphs } from '../../../shared/texts/markup.ts';
import { lastChange } from '../public-job.ts';

/** A feed: of what, where it is, and where its entries are listed for people. Paths are without the language. */
export interface Feed {
  language: Language;
  title: string;
  path: string;
  listPath: string;
}

export interface FeedEntry {
  /** Stays the same with a new title or another host. */
  urn: string;
  language: Language;
  title: string;
  /** The path of its page, without the language. */
  path: string;
  createdAt: Date;
  changedAt: Date;
  summary: string;
  categories: readonly string[];
  /** Plain text; a blank line separates paragraphs. */
  content: string;
}

/**
 * Returns a feed (Atom, RFC 4287) whose entries link the pages of its language. They are newest first; `site` is the public
 * origin without a trailing slash.
 */
export function atomFeed(entries: readonly FeedEntry[], site: string, feed: Feed): string {
  const { language, title, path, listPath } = feed;
  const address = (of: string) => escapeMarkup(site + localizedPath(language, of));
  // A feed without entries has no date of its own; a fixed one keeps its ETag stable.
  const updated = lastChange(entries) ?? new Date(0);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<id>${address(path)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${address(path)}"/>`,
    `<link rel="alternate" type="text/html" href="${address(listPath)}"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${escapeMarkup(COMPANY.name)}</name></author>`,
    ...entries.map((each) => entry(each, address(each.path))),
    '</feed>',
    '',
  ].join('\n');
}

function entry(each: FeedEntry, address: string): string {
  return [
    `<entry xml:lang="${each.language}">`,
    `<title>${escapeMarkup(each.title)}</title>`,
    `<id>${each.urn}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${each.createdAt.toISOString()}</published>`,
    `<updated>${each.changedAt.toISOString()}</updated>`,
    `<summary>${escapeMarkup(each.summary)}</summary>`,
    ...each.categories.map((term) => `<category term="${escapeMarkup(term)}"/>`),
    `<content type="html">${escapeMarkup(paragraphs(each.content))}</content>`,
    '</entry>',
  ].join('\n');
}
