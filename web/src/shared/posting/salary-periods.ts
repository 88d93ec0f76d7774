import type { SalaryPeriod } from '@consulting/contracts';
import { t } from '@lingui/core/macro';

/** What pay is stated for. */
export const PERIODS: Record<SalaryPeriod, string> = {
  year: t`per year`,
  month: t`per month`,
  hour: t`per hour`,
  day: t`per day`,
};
