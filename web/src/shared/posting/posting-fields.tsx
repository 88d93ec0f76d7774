import {
  DEFAULT_REMOTE_COUNTRIES,
  SALARY_PERIODS,
  WORDS,
  WORKPLACES,
  type EmploymentType,
  type Language,
  type PostingTerms,
  type TERM_CHOICES,
} from '@consulting/contracts';
import type { CheckedPosting, PostingKind, PostingRule } from '@consulting/contracts/posting-check';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { LANGUAGE } from '../language.ts';
import { amountInput, amountOf, payRules, payShown } from './amounts.ts';
import { DateField } from '../ui/form/date/date-field.tsx';
import { SelectField, TextField } from '../ui/form/fields.tsx';
import { LANGUAGE_OPTIONS } from '../ui/list/language-filter.tsx';
import { PERIODS } from './salary-periods.ts';
import { countriesRule, countriesText, readCountries } from './remote-countries.ts';

/** The terms that are one of a few words; '' if none is chosen. */
type ChosenValues = {
  [Term in keyof typeof TERM_CHOICES]: NonNullable<PostingTerms[Term]> | '';
};

/** Values of the form fields; an empty text means not given. */
export interface PostingValues extends ChosenValues {
  /** Language of the posting's texts; the page's language by default. */
  language: Language;
  salary_from: string;
  salary_to: string;
  /** Names of countries, separated by commas. */
  remote_countries: string;
  closes_at: string;
  /** The rules of the posting check whose hints were dismissed. */
  dismissed: PostingRule[];
  /** Initial state of a new posting. */
  state: 'open' | 'draft';
}

/** What a form is filled from; readers who may not edit get no `dismissed`. */
type Filled = PostingTerms & { closes_at: string | null; dismissed?: PostingRule[] };

export function toPostingValues(posting?: Filled): PostingValues {
  return {
    language: posting?.language ?? LANGUAGE,
    employment_type: posting?.employment_type ?? '',
    workplace: posting?.workplace ?? '',
    salary_from: amountInput(posting?.salary_from),
    salary_to: amountInput(posting?.salary_to),
    salary_period: posting?.salary_period ?? '',
    remote_countries: countriesText(posting?.remote_countries ?? DEFAULT_REMOTE_COUNTRIES),
    closes_at: posting?.closes_at ?? '',
    dismissed: posting?.dismissed ?? [],
    state: 'open',
  };
}

type Amount = 'salary_from' | 'salary_to';

/** The body to send; the state is sent only with a new posting. */
export function toPostingBody(all: PostingValues) {
  const { state: _state, salary_from, salary_to, remote_countries, ...values } = all;
  return {
    language: values.language,
    employment_type: values.employment_type,
    workplace: values.workplace,
    salary_from: amountOf(salary_from),
    salary_to: amountOf(salary_to),
    salary_period: values.salary_period,
    remote_countries: readCountries(remote_countries ?? ''),
    closes_at: values.closes_at,
    dismissed: values.dismissed ?? [],
  } satisfies Record<keyof PostingTerms | 'closes_at' | 'dismissed', unknown>;
}

/** Returns the values of a form that the posting check reads. */
export function toChecked(
  kind: PostingKind,
  values: PostingValues & Omit<CheckedPosting, 'kind' | 'language' | 'workplace' | 'closes_at' | Amount>,
): CheckedPosting {
  const { language, title, qualification, introduction, description, offer, location } = values;
  return {
    ...{ kind, language, title, qualification, introduction, description, offer, location },
    workplace: values.workplace,
    salary_from: amountOf(values.salary_from),
    salary_to: amountOf(values.salary_to),
    contract_type: values.contract_type,
    closes_at: values.closes_at,
  };
}

/** Validation rules of the fields. */
export const postingRules = {
  ...payRules,
  remote_countries: (text: string | undefined, { workplace }: PostingValues) =>
    workplace === 'remote' ? countriesRule(text ?? '') : null,
};

interface Props {
  /** `getInputProps` of the form. */
  inputs: (name: keyof PostingValues) => { value?: string; error?: ReactNode };
  values: PostingValues;
  isNew: boolean;
  employmentTypes: readonly EmploymentType[];
}

/** The optional fields about language, terms of work and the last day to apply. */
export function PostingFields({ inputs, values, isNew, employmentTypes }: Props) {
  // Not of the type "number", which drops what it cannot read in the browser's language, and is changed by the wheel.
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const;
  const isRefused = inputs('salary_from').error || inputs('salary_to').error;
  return (
    <>
      <div className="pairs three">
        <SelectField label={t`Language`} options={LANGUAGE_OPTIONS} {...inputs('language')} />
        <SelectField
          label={t`Employment`}
          optional
          options={[
            { value: '', label: t`Not specified` },
            ...employmentTypes.map((value) => ({ value, label: WORDS[`employment.${value}`] })),
          ]}
          {...inputs('employment_type')}
        />
        <SelectField
          label={t`Workplace`}
          optional
          options={[
            { value: '', label: t`Not specified` },
            ...WORKPLACES.map((value) => ({ value, label: WORDS[`workplace.${value}`] })),
          ]}
          {...inputs('workplace')}
        />
      </div>
      {inputs('workplace').value === 'remote' && (
        <TextField
          label={t`Countries to work from`}
          hint={t`Separated by commas, for example: Germany, Austria`}
          {...inputs('remote_countries')}
        />
      )}
      <div className="pairs three">
        <TextField label={t`Salary from (€)`} optional {...amount} {...inputs('salary_from')} />
        <TextField label={t`Salary to (€)`} optional {...amount} {...inputs('salary_to')} />
        <SelectField
          label={t`Paid`}
          options={[
            { value: '', label: t`Not specified` },
            ...SALARY_PERIODS.map((period) => ({ value: period, label: PERIODS[period] })),
          ]}
          {...inputs('salary_period')}
        />
      </div>
      <p className="hint" role="status">
        {isRefused ? '' : payShown(values)}
      </p>
      <div className="pairs">
        <DateField
          label={t`Last day to apply`}
          hint={t`The posting closes automatically after this day.`}
          optional
          {...inputs('closes_at')}
        />
        {isNew && (
          <SelectField
            label={t`State`}
            hint={t`Nobody else sees a draft.`}
            options={[
              { value: 'open', label: t`Open: publish it now` },
              { value: 'draft', label: t`Draft: publish it later` },
            ]}
            {...inputs('state')}
          />
        )}
      </div>
    </>
  );
}
