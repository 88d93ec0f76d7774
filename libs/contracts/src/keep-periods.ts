/** How long personal data stays that goes by itself. The operator decides, and the privacy policy says it. */
export interface KeepPeriods {
  /** Accounts whose address was never confirmed, since the registration. */
  unverifiedAccountDays: number;
  /** Applications, since they were decided on or withdrawn. */
  endedApplicationMonths: number;
  /** Messages of the contact form. */
  contactMessageMonths: number;
}

export const DEFAULT_KEEP_PERIODS: KeepPeriods = {
  unverifiedAccountDays: 14,
  endedApplicationMonths: 6,
  contactMessageMonths: 24,
};

/** The same periods in the order in which the pages of the site hold them. */
const NAMES = ['unverifiedAccountDays', 'endedApplicationMonths', 'contactMessageMonths'] as const;

/** Whether `{{name}}` in a text of the site is one of these, and stays as it is until the server fills it. */
export const isKeepPeriod = (name: string): boolean => (NAMES as readonly string[]).includes(name);

/** Puts the periods in the place of their `{{name}}`. */
export const withKeepPeriods = (text: string, periods: KeepPeriods): string =>
  NAMES.reduce((filled, name) => filled.replaceAll(`{{${name}}}`, String(periods[name])), text);

/** The periods that a served page holds; the default ones where no server has filled it. */
export function readKeepPeriods(content: string | undefined): KeepPeriods {
  const numbers = content?.split(' ').map(Number) ?? [];
  if (numbers.length !== NAMES.length || !numbers.every(Number.isInteger)) return DEFAULT_KEEP_PERIODS;
  return Object.fromEntries(NAMES.map((name, i) => [name, numbers[i]])) as unknown as KeepPeriods;
}
