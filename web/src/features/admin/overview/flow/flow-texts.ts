import type { ApplicationKind } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { LOCALE } from '../../../../shared/language.ts';
import { shortStartDate } from '../../../../shared/ui/display/dates.ts';
import { KIND_OPTIONS } from '../../applications/desk-texts.ts';

const decimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

export const inDays = (days: number): string => {
  const number = decimal.format(days);
  return plural(days, { one: `${number} day`, other: `${number} days` });
};

/** A duration in a table. */
export const daysOrDash = (days: number | null): string => (days === null ? '–' : decimal.format(days));

export const cases = (count: number): string =>
  plural(count, { one: '# application', other: '# applications' });

export const kindName = (kind: ApplicationKind | null): string =>
  kind === null ? t`All kinds` : KIND_OPTIONS[kind];

/** "23 Nov" */
export const weekOf = (monday: string): string => shortStartDate(monday);
