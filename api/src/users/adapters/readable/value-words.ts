import { COMPANY, LANGUAGE_NAMES, type Language } from '@consulting/contracts';
import { countryIn } from '../../../shared/texts/countries.ts';
import type { I18n } from '../../../shared/texts/i18n.ts';
import { wordsOf } from '../../../shared/texts/words.ts';

/** Fields with one of a few words, which are said in the person's language. */
const CHOSEN = new Set([
  ...[
    'kind',
    'targetKind',
    'status',
    'state',
    'by',
    'sender',
    'offeredBy',
    'what',
    'cadence',
    'answer',
    'file',
  ],
  ...['role', 'gender', 'language', 'contract_type', 'employment_type', 'workplace', 'salary_period'],
  ...['messages', 'alerts', 'applicants', 'availability'],
]);

/** Returns how a stored word is said; a word that is not known, or free text of such a name, stays as it is. */
export function sayingIn(language: Language, i18n: I18n): (field: string, value: string) => string {
  const shared = wordsOf(language) as Readonly<Record<string, string>>;
  const own = ownWords(i18n);
  const country = countryIn(language);
  return (field, value) => {
    if (field === 'country') return country(value);
    if (field === 'remote_countries' && /^[A-Z]{2}$/.test(value))
      return new Intl.DisplayNames([language], { type: 'region' }).of(value) ?? value;
    if (!CHOSEN.has(field)) return value;
    const known = ['value', 'employment', 'contract', 'workplace'].map(
      (group) => shared[`${group}.${value}`],
    );
    return own[value] ?? known.find((word) => word !== undefined) ?? value;
  };
}

const ownWords = (i18n: I18n): Readonly<Record<string, string>> => ({
  job: i18n._('Position'),
  project: i18n._('Project'),
  consultant: i18n._('Consultant'),
  freelancer: i18n._('Freelancer'),
  person: i18n._('Person'),
  speculative: i18n._('Speculative application'),
  JobSeeker: i18n._('Job seeker'),
  Freelancer: i18n._('Freelancer'),
  B2B: i18n._('Company'),
  male: i18n._('male'),
  female: i18n._('female'),
  diverse: i18n._('diverse'),
  ...LANGUAGE_NAMES,
  applicant: i18n._('the applicant'),
  firm: COMPANY.name,
  owner: i18n._('the company'),
  desk: COMPANY.name,
  company: i18n._('the company'),
  admin: i18n._('administration'),
  user: i18n._('the person'),
  cv: i18n._('CV'),
  certificate: i18n._('Certificate'),
  offered: i18n._('offered'),
  agreed: i18n._('agreed'),
  moving: i18n._('another time is asked for'),
  moved: i18n._('moved'),
  declined: i18n._('declined'),
  cancelled: i18n._('cancelled'),
  asked: i18n._('asked'),
  shown: i18n._('shown to the company'),
  expired: i18n._('expired'),
  interested: i18n._('interested'),
  'not-interested': i18n._('not interested'),
  list: i18n._('List'),
  profile: i18n._('Profile'),
  document: i18n._('Document'),
  none: i18n._('none'),
  daily: i18n._('daily'),
  weekly: i18n._('weekly'),
  'at-once': i18n._('at once'),
  on: i18n._('on'),
  off: i18n._('off'),
  yes: i18n._('yes'),
  no: i18n._('no'),
  year: i18n._('year'),
  month: i18n._('month'),
  day: i18n._('day'),
  hour: i18n._('hour'),
});
