import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';

/** "3 new"; more are not counted than the API counts. */
export const newText = (count: number): string =>
  count >= LIMITS.newEntries ? t`${count} or more new` : t`${count} new`;
