import { t } from '@lingui/core/macro';
import { CloseIcon } from '../ui/display/icons.ts';
import { dayInYear } from '../ui/display/dates.ts';
import { TextField } from '../ui/form/fields.tsx';
import type { Filter } from '../ui/list/filter.tsx';
import './free-by.css';

const NAME = 'free_by';

/** Reads the filter from the address; undefined for what is no day. */
export function readFreeBy(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const midnight = new Date(text);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text) ? text : undefined;
}

/** Leaves out people who are known to be free later than on a day. */
export const BY_FREE: Filter = {
  names: [NAME],
  chosen: (values) => {
    const day = readFreeBy(values[NAME]);
    return day ? t`Free by ${dayInYear(day)}` : '';
  },
  field: (values, change) => (
    <TextField
      key={NAME}
      type="date"
      label={t`Free by`}
      value={values[NAME] ?? ''}
      onChange={(event) => change({ [NAME]: event.target.value })}
    />
  ),
};

interface Props {
  value: string | undefined;
  onChange: (day: string) => void;
}

/** The same for lists of the administration, which have no chips: a button beside the field clears it. */
export function FreeByFilter({ value = '', onChange }: Props) {
  return (
    <div className="free-by">
      <TextField
        type="date"
        label={t`Free by`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button
          type="button"
          className="x"
          aria-label={t`Remove the filter “Free by”`}
          onClick={() => onChange('')}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
