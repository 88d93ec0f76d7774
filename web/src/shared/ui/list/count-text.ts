import { t } from '@lingui/core/macro';

/** How many entries a list has ("12 jobs"); of a search that finds more than are counted, "More than 10,000 jobs". */
export const countText = ({ isMore }: { isMore: boolean }, count: string): string =>
  isMore ? t`More than ${count}` : count;
