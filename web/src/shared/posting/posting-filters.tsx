import {
  CONTRACT_TYPES,
  EMPLOYMENT_TYPES,
  isDay,
  SALARY_PERIODS,
  salaryText,
  WORDS,
  WORKPLACES,
  type SalaryPeriod,
} from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { dayInWords } from '../ui/display/dates.ts';
import { DateField } from '../ui/form/date/date-field.tsx';
import { SelectField, TextField } from '../ui/form/fields.tsx';
import { choiceFilter, type Filter } from '../ui/list/filter.tsx';
import { BY_LANGUAGE } from '../ui/list/language-filter.tsx';
import { useTypedText } from '../ui/list/use-typed-text.ts';
import { amountInput, amountOf, amountProblem } from './amounts.ts';
import { PERIODS } from './salary-periods.ts';

/** The parameters of the address that filter postings by their terms. */
export const JOB_TERMS = ['employment_type', 'workplace', 'pay_from', 'pay_period'] as const;
export const PROJECT_TERMS = ['contract_type', 'workplace', 'pay_from', 'pay_period', 'start_until'] as const;

type Values = Readonly<Record<string, string | undefined>>;

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  words.find((word) => word === text);

const dayOf = (text: string | undefined): string | undefined => (isDay(text) ? text : undefined);

/** The terms that both kinds of postings have, as the API takes them; what the address says wrongly does not filter. */
function commonTerms({ workplace, pay_from, pay_period }: Values) {
  const period = oneOf(SALARY_PERIODS, pay_period);
  return {
    workplace: oneOf(WORKPLACES, workplace),
    pay_period: period,
    pay_from: (period && amountOf(pay_from)) || undefined,
  };
}

export const jobTerms = (values: Values) => ({
  ...commonTerms(values),
  employment_type: oneOf(EMPLOYMENT_TYPES, values['employment_type']),
});

export const projectTerms = (values: Values) => ({
  ...commonTerms(values),
  contract_type: oneOf(CONTRACT_TYPES, values['contract_type']),
  start_until: dayOf(values['start_until']),
});

const byWorkplace = choiceFilter({
  name: 'workplace',
  label: t`Workplace`,
  all: t`All workplaces`,
  options: WORKPLACES.map((value) => ({ value, label: WORDS[`workplace.${value}`] })),
});

const byEmployment = choiceFilter({
  name: 'employment_type',
  label: t`Employment`,
  all: t`All kinds`,
  options: EMPLOYMENT_TYPES.map((value) => ({ value, label: WORDS[`employment.${value}`] })),
});

const byContract = choiceFilter({
  name: 'contract_type',
  label: t`Contract`,
  all: t`All contracts`,
  options: CONTRACT_TYPES.map((value) => ({ value, label: WORDS[`contract.${value}`] })),
});

/** Filters by pay as it is stated; `usual` is the period of an amount without one. */
const byPay = (usual: SalaryPeriod): Filter => ({
  names: ['pay_from', 'pay_period'],
  chosen: (values) => {
    const { pay_from, pay_period } = commonTerms(values);
    if (!pay_period) return '';
    return pay_from ? salaryText({ salary_from: pay_from, salary_period: pay_period }) : PERIODS[pay_period];
  },
  field: (values, change) => (
    <div className="facet pay-filter" key="pay">
      <AmountField
        value={values['pay_from'] ?? ''}
        isForHour={(values['pay_period'] || usual) === 'hour'}
        onAmount={(text) => change({ pay_from: text, pay_period: values['pay_period'] || (text && usual) })}
      />
      <SelectField
        label={t`Paid`}
        options={[
          { value: '', label: t`Any` },
          ...SALARY_PERIODS.map((period) => ({ value: period, label: PERIODS[period] })),
        ]}
        value={values['pay_period']}
        onChange={(event) =>
          change({ pay_period: event.target.value, ...(!event.target.value && { pay_from: '' }) })
        }
      />
    </div>
  ),
});

interface AmountProps {
  value: string;
  isForHour: boolean;
  onAmount: (text: string) => void;
}

/** The least pay, which filters while it is typed. What cannot be read does not filter, and is said. */
function AmountField({ value, isForHour, onAmount }: AmountProps) {
  const period = isForHour ? 'hour' : undefined;
  // As it was typed, because `60.` on the way to `60.000` is the same amount as `60`.
  const [written, setWritten] = useState('');
  const shown =
    written && amountOf(written, period) === amountOf(value)
      ? written
      : amountInput(amountOf(value)) || value;
  const typed = useTypedText(shown, (text) => {
    setWritten(text);
    const amount = amountOf(text, period);
    if (amount !== amountOf(value)) onAmount(String(amount ?? ''));
  });
  return (
    <TextField
      label={t`At least (€)`}
      inputMode="decimal"
      autoComplete="off"
      error={amountProblem(shown, period)}
      {...typed}
    />
  );
}

const byStart: Filter = {
  names: ['start_until'],
  chosen: (values) => {
    const day = dayOf(values['start_until']);
    return day ? t`Starts by ${dayInWords(day)}` : '';
  },
  field: (values, change) => (
    <DateField
      key="start"
      label={t`Starts by`}
      value={values['start_until']}
      onChange={(event) => change({ start_until: event.target.value })}
    />
  ),
};

export const MORE_OF_JOBS: readonly Filter[] = [
  byWorkplace,
  byEmployment,
  byPay('year'),
  choiceFilter(BY_LANGUAGE),
];
export const MORE_OF_PROJECTS: readonly Filter[] = [byWorkplace, byContract, byPay('day'), byStart];
