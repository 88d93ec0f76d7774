import { DAYS_PER_WEEK, type Availability } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { DateField } from '../ui/form/date/date-field.tsx';
import { SelectField } from '../ui/form/fields.tsx';

/** The values of a form, both as texts. */
export type AvailabilityValues = {
  available_from: string;
  days_per_week: string;
};

export const toAvailabilityValues = (known: Partial<Availability> = {}): AvailabilityValues => ({
  available_from: known.available_from ?? '',
  days_per_week: known.days_per_week ? String(known.days_per_week) : '',
});

const toBody = ({ available_from, days_per_week }: AvailabilityValues) => ({
  available_from,
  days_per_week: days_per_week === '' ? ('' as const) : Number(days_per_week),
});

/**
 * Returns the part of a request with the availability, without it if nobody has changed it: whoever edits something else
 * confirms nothing. `from`: the values that the form was filled with; null for a new entry.
 */
export const toAvailabilityChange = (
  values: AvailabilityValues,
  from: AvailabilityValues | null | undefined,
): Partial<ReturnType<typeof toBody>> => {
  const { available_from, days_per_week } = from ?? toAvailabilityValues();
  const isSame = values.available_from === available_from && values.days_per_week === days_per_week;
  return isSame ? {} : toBody(values);
};

/** The part of a request that saves both fields, and so confirms them. */
export const toWholeAvailability = toBody;

const DAYS = Array.from({ length: DAYS_PER_WEEK.max }, (_, index) => String(index + 1));

interface Props {
  /** `getInputProps` of the form. */
  inputs: (name: keyof AvailabilityValues) => object;
}

/** From when somebody is free, and for how many days a week. */
export function AvailabilityFields({ inputs }: Props) {
  return (
    <>
      <DateField
        label={t`Free from`}
        hint={t`A day in the past means now.`}
        optional
        {...inputs('available_from')}
      />
      <SelectField
        label={t`Days per week`}
        optional
        options={[{ value: '', label: t`Not specified` }, ...DAYS]}
        {...inputs('days_per_week')}
      />
    </>
  );
}
