import { KEY_DAYS, KEY_STATES, type KeyScope, type KeyState } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { day } from '../../../../shared/ui/display/dates.ts';
import type { ChoiceWords } from '../check-rows.tsx';

/** Names of the scopes of API keys, and what they allow. */
export const SCOPE_WORDS: Record<KeyScope, ChoiceWords> = {
  'jobs:read': { label: t`Read jobs`, text: t`All jobs, also drafts and closed ones` },
  'jobs:write': {
    label: t`Change jobs`,
    text: t`Create, edit, copy and delete jobs, open and close them`,
  },
  'projects:read': { label: t`Read projects`, text: t`All projects, also those of companies` },
  'projects:write': {
    label: t`Change projects`,
    text: t`Create, edit, copy and delete projects, open and close them`,
  },
  'consultants:read': {
    label: t`Read consultants`,
    text: t`All consultants, with their names and email addresses`,
  },
  'consultants:write': { label: t`Change consultants`, text: t`Add, edit and delete consultants` },
  'applications:read': {
    label: t`Read applications`,
    text: t`Applications with the applicants’ data and files; the applicant sees that it was opened`,
  },
  'applications:decide': {
    label: t`Decide on applications`,
    text: t`Select and reject applicants, who are notified at once`,
  },
  'proposals:read': {
    label: t`Read proposals`,
    text: t`Who is proposed for which project, with the names and the looks of companies`,
  },
  'proposals:write': {
    label: t`Propose people`,
    text: t`Ask people whether they may be proposed, and withdraw proposals. Reading what is known of them needs “Read people”, too`,
  },
  'people:read': {
    label: t`Read people`,
    text: t`Profiles with contact details, CVs, internal notes and the latest messages`,
  },
  'messages:send': {
    label: t`Send messages`,
    text: t`Write to users in the name of the administration`,
  },
  'figures:read': {
    label: t`Read figures`,
    text: t`How applications come in, wait and are decided on, in groups of five; exact and by job only with “Read applications”, too`,
  },
  'exports:read': {
    label: t`Download exports`,
    text: t`Lists of applicants, freelancers, B2B users and all messages`,
  },
  'webhooks:read': {
    label: t`Read events`,
    text: t`What webhooks are told, of the last 30 days, and what was delivered to them: ids, and titles of jobs and projects`,
  },
};

const STATE_WORDS: Record<KeyState, string> = {
  active: t`Active`,
  'on-hold': t`On hold`,
  expired: t`Expired`,
  revoked: t`Revoked`,
};

export const keyStateWord = (state: KeyState): string => STATE_WORDS[state];

export const KEY_STATE_OPTIONS = [
  { value: '', label: t`All states` },
  ...KEY_STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
];

const YEAR = 365;

function periodOf(days: number): string {
  const years = days / YEAR;
  if (Number.isInteger(years)) return plural(years, { one: '# year', other: '# years' });
  return plural(days, { one: '# day', other: '# days' });
}

export const DAYS_OPTIONS = KEY_DAYS.choices.map((days) => ({
  value: String(days),
  label: periodOf(days),
}));

const DAY = 24 * 3_600_000;

/** The expiry date of a key that is created now. */
export const dayAfter = (days: number): string => day(new Date(Date.now() + days * DAY).toISOString());

/** Days until a future time, rounded up. */
export const daysUntil = (iso: string): number =>
  Math.max(1, Math.ceil((new Date(iso).getTime() - Date.now()) / DAY));
