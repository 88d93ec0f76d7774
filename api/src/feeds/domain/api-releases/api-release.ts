import { longDate } from '@consulting/contracts';
import type { FeedEntry } from '../lists/atom.ts';
import releases from './releases.json' with { type: 'json' };

/** What a release changed for programs, as `npm run api:release` wrote it from the documents of this release and the one before. */
export interface ApiRelease {
  /** When it was written: an ISO instant. */
  at: string;
  /** Operations and fields that were announced to end, each with its day. */
  ends: readonly string[];
  gone: readonly string[];
  operations: readonly { name: string; summary: string }[];
  events: readonly string[];
  /** Parameters, fields and values that can be sent in addition. */
  sent: readonly string[];
  /** Fields and values that answers have in addition. */
  answered: readonly string[];
}

/** Newest first. */
export const API_RELEASES: readonly ApiRelease[] = releases;

/** A part of what a release changed; each line is code and what it is about, '' where the code says it. */
interface Part {
  title: string;
  lines: readonly { code: string; about: string }[];
}

export const titleOf = ({ at }: ApiRelease): string => longDate(at.slice(0, 10));

/** Returns the parts that say something. */
export function partsOf({ ends, gone, operations, events, sent, answered }: ApiRelease): Part[] {
  const code = (line: string) => ({ code: line, about: '' });
  const parts: Part[] = [
    { title: 'Will end', lines: ends.map(code) },
    { title: 'Ended', lines: gone.map(code) },
    {
      title: 'New operations',
      lines: operations.map(({ name, summary }) => ({ code: name, about: summary })),
    },
    { title: 'New events', lines: events.map(code) },
    { title: 'New parameters, and fields to send', lines: sent.map(code) },
    { title: 'New in answers', lines: answered.map(code) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

/** Returns a release as an entry of the feed. `path`: of the page that lists all of them. */
export function releaseEntry(release: ApiRelease, path: string): FeedEntry {
  const at = new Date(release.at);
  const parts = partsOf(release);
  return {
    urn: `urn:api-release:${release.at}`,
    language: 'en',
    title: titleOf(release),
    path: `${path}#${release.at}`,
    createdAt: at,
    changedAt: at,
    summary: parts.map(({ title, lines }) => `${title}: ${lines.length}`).join(', '),
    categories: [],
    content: parts.map(({ title, lines }) => [title, ...lines.map(lineOf)].join('\n')).join('\n\n'),
  };
}

const lineOf = ({ code, about }: Part['lines'][number]): string => (about ? `${code}: ${about}` : code);
