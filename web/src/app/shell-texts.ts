import { t } from '@lingui/core/macro';
import { fullPath } from '../shared/language.ts';

/** Texts of the HTML around a page (index.html). */
export const FEEDS = [
  { title: t`Open jobs`, path: '/feed.xml' },
  { title: t`Open projects`, path: '/projects.xml' },
].map(({ title, path }) => ({ title, path, href: fullPath(path) }));
export const LOADING = t`Loading...`;
