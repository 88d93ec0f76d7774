import { isDay } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { CloseIcon } from '../ui/display/icons.ts';
import { dayInYear } from '../ui/display/dates.ts';
import { DayField } from '../ui/form/date/date-field.tsx';
import type { Filter } from '../ui/list/filter.tsx';
import './free-by.css';

const NAME = 'free_by';

/** Reads the filter from the address; undefined for what is no day. */
export const readFreeBy = (text: string | undefined): string | undefined => (isDay(text) ? text : undefined);

/** Leaves out people who are known to be free later than on a day. */
export const BY_FREE: Filter = {
  names: [NAME],
  chosen: (values) => {
    const day = readFreeBy(values[NAME]);
    return day ? t`Free by ${dayInYear(day)}` : '';
  },
  field: (values, change) => (
    <DayField
      key={NAME}
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
      <DayField label={t`Free by`} value={value} onChange={(event) => onChange(event.target.value)} />
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
