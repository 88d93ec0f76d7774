import { PROPOSED_PROFILE, splitList, type ProposedProfile } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ProposalDraft } from '../../../../shared/api/types.ts';

const LIMITS = PROPOSED_PROFILE;

/** An employer in the form. */
export interface EmployerValues {
  branch: string;
  years: string;
  /** The employer's name, which is shown to the desk and not sent. */
  company: string;
}

/** The form's values, under the names of the API's fields; lists are text with commas, numbers text. */
export interface ProposeValues extends Record<string, unknown> {
  profile: {
    position: string;
    skills: string;
    years: string;
    languages: string;
    availability: string;
    rate: string;
    employers: EmployerValues[];
    text: string;
  };
}

export const NO_EMPLOYER: EmployerValues = { branch: '', years: '', company: '' };

/** Returns what the form begins with. */
export function toValues({ profile, employers }: ProposalDraft): ProposeValues {
  return {
    profile: {
      position: profile.position,
      skills: profile.skills.join(', '),
      years: profile.years === null ? '' : String(profile.years),
      languages: profile.languages.join(', '),
      availability: profile.availability,
      rate: profile.rate,
      employers: profile.employers.map(({ branch, years }, index) => ({
        branch,
        years: String(years),
        company: employers[index]?.company ?? '',
      })),
      text: profile.text,
    },
  };
}

const isYears = (text: string): boolean => /^\d+$/.test(text.trim()) && Number(text) <= LIMITS.years;

/** Returns the profile that is sent, and shown as a preview. */
export function toProfile({ profile }: ProposeValues): ProposedProfile {
  const { skills, years, languages, employers, ...texts } = profile;
  return {
    position: texts.position.trim(),
    availability: texts.availability.trim(),
    rate: texts.rate.trim(),
    text: texts.text.trim(),
    skills: splitList(skills),
    years: isYears(years) ? Number(years) : null,
    languages: splitList(languages),
    employers: employers.map((each) => ({ branch: each.branch.trim(), years: Number(each.years) || 0 })),
  };
}

/** Returns the preview: employers without a branch are not in it yet. */
export function toPreview(values: ProposeValues): ProposedProfile {
  const profile = toProfile(values);
  return { ...profile, employers: profile.employers.filter(({ branch }) => branch) };
}

const { years: max } = LIMITS;

const yearsProblem = (text: string): string | null =>
  isYears(text) ? null : t`Please enter a whole number from 0 to ${max}`;

/** What the form checks before it is sent. */
export const RULES = {
  profile: {
    position: (text: string) => (text.trim() ? null : t`Please name a position`),
    years: (text: string) => (text.trim() ? yearsProblem(text) : null),
    employers: {
      branch: (text: string) => (text.trim() ? null : t`Please name a branch, or remove the employer`),
      years: yearsProblem,
    },
  },
};

/** Returns the first error of a list's field or of one of its entries, whose errors are named by number. */
export function listError(errors: Record<string, unknown>, field: string): string | undefined {
  const key = Object.keys(errors).find((each) => each === field || each.startsWith(`${field}.`));
  const error = key && errors[key];
  return typeof error === 'string' ? error : undefined;
}
