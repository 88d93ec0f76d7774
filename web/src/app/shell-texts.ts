import { t } from '@lingui/core/macro';

/** What the HTML around a page says (index.html). */
export const FEED = t`Open jobs`;
export const LOADING = t`Loading...`;
