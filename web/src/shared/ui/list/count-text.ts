import { t } from '@lingui/core/macro';

/** The count of a list ("12 jobs"); a large search stops counting and shows "More than 10,000 jobs". */
export const countText = ({ isMore }: { isMore: boolean }, count: string): string =>
  isMore ? t`More than ${count}` : count;

/** Returns "12 jobs found" for the result of `countText`. */
export const foundText = (count: string): string => t`${count} found`;
