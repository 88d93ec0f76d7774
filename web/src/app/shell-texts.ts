import { t } from '@lingui/core/macro';
import { fullPath } from '../shared/language.ts';

/** Texts of the HTML around a page (index.html). */
export const FEED = t`Open jobs`;
export const FEED_PATH = fullPath('/feed.xml');
export const LOADING = t`Loading...`;
