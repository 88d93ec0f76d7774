/** Retention periods of personal data. Set by the operator and stated in the privacy policy. */
export interface KeepPeriods {
  /** Accounts with an unconfirmed address, since the registration. */
  unverifiedAccountDays: number;
  /** Applications, since their decision or withdrawal. */
  endedApplicationMonths: number;
  /** Messages of the contact form. */
  contactMessageMonths: number;
}

export const DEFAULT_KEEP_PERIODS: KeepPeriods = {
  unverifiedAccountDays: 14,
  endedApplicationMonths: 6,
  contactMessageMonths: 24,
};

/** Retention periods that nobody sets: the API removes data by them, and the privacy policy names them. */
export const FIXED_PERIODS = {
  /** A user's session without a request, and at most. */
  sessionIdleHours: 24,
  sessionDays: 30,
  /** A previous email address, and the link that restores it. */
  previousEmailDays: 7,
  /** A new address that was not confirmed. */
  newEmailHours: 24,
  /** An application without an account, until the owner of the address confirms it. */
  guestApplicationDays: 7,
  /** Counted wrong passwords and codes. */
  wrongTryMinutes: 15,
  /** The cookie of a browser with which somebody signed in. */
  knownDeviceDays: 90,
  /** The answer to a request with an Idempotency-Key. */
  keptAnswerHours: 24,
  /** When mails were sent whose number is bounded for each reader. */
  mailTimesHours: 24,
  /** What an alert has told, what searches found before an edit, and how often a mail server refused an address. */
  alertDays: 90,
  /** The number of a removed entry, for programs that keep a copy. */
  removalDays: 90,
  /** A consent to keep the documents of ended applications, and how long before its end it is asked for once more. */
  poolMonths: 12,
  poolAskedAgainDays: 30,
} as const;

/** The periods in the order in which served pages contain them. */
const NAMES = ['unverifiedAccountDays', 'endedApplicationMonths', 'contactMessageMonths'] as const;

/** Returns whether `{{name}}` in a text of the site is a period, which only the server fills. */
export const isKeepPeriod = (name: string): boolean => (NAMES as readonly string[]).includes(name);

/** Replaces each `{{name}}` by its period. */
export const withKeepPeriods = (text: string, periods: KeepPeriods): string =>
  NAMES.reduce((filled, name) => filled.replaceAll(`{{${name}}}`, String(periods[name])), text);

/** Returns the periods from the content of a served page; the defaults if no server has filled it. */
export function readKeepPeriods(content: string | undefined): KeepPeriods {
  const numbers = content?.split(' ').map(Number) ?? [];
  if (numbers.length !== NAMES.length || !numbers.every(Number.isInteger)) return DEFAULT_KEEP_PERIODS;
  return Object.fromEntries(NAMES.map((name, i) => [name, numbers[i]])) as unknown as KeepPeriods;
}
