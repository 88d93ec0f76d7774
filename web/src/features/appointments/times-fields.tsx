import { APPOINTMENT } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../shared/ui/form/button.tsx';
import { DayField } from '../../shared/ui/form/date/date-field.tsx';
import { TextField } from '../../shared/ui/form/fields.tsx';
import { timeHere, zoneHere } from './appointment-texts.ts';

/** A day and a time of day as their inputs hold them. */
export interface TimeValue {
  date: string;
  time: string;
}

export const NO_TIME: TimeValue = { date: '', time: '' };

/** Returns the instant at which the clocks of the reader show this; null for half a time. */
export function instantOf({ date, time }: TimeValue): string | null {
  if (!date || !time) return null;
  const [year = NaN, month = NaN, day] = date.split('-').map(Number);
  const [hours, minutes] = time.split(':').map(Number);
  const at = new Date(year, month - 1, day, hours, minutes);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Returns the problem of a list with half a time; null for none. */
export const timesProblem = (times: readonly TimeValue[]): string | null =>
  times.every((each) => instantOf(each)) ? null : t`Please enter a day and a time in every line`;

interface Props {
  value: readonly TimeValue[];
  error?: string;
  onChange: (times: TimeValue[]) => void;
}

/** One to five times, each with the way it is read in the reader's zone. */
export function TimesFields({ value, error, onChange }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  const zone = zoneHere();
  const set = (index: number, change: Partial<TimeValue>) =>
    onChange(value.map((each, at) => (at === index ? { ...each, ...change } : each)));
  // Focuses a row that was added, and the one before a row that is gone.
  const focusRow = (index: number) =>
    root.current?.querySelectorAll<HTMLInputElement>('input[type=date]')[Math.max(0, index)]?.focus();
  return (
    <fieldset className="appointment-times" ref={root}>
      <legend>{t`Times`}</legend>
      <p className="hint">{t`In your time zone: ${zone}. From two hours to 60 days ahead.`}</p>
      {error && (
        <p className="msg-err" role="alert">
          {error}
        </p>
      )}
      {value.map((each, index) => {
        const number = index + 1;
        const at = instantOf(each);
        return (
          <div className="appointment-time" key={index}>
            <DayField
              label={t`Day ${number}`}
              value={each.date}
              error={error && !each.date && t`Please enter a day`}
              data-autofocus={index === 0 ? true : undefined}
              onChange={(event) => set(index, { date: event.currentTarget.value })}
            />
            <TextField
              type="time"
              label={t`Time ${number}`}
              value={each.time}
              error={error && !each.time && t`Please enter a time`}
              onChange={(event) => set(index, { time: event.currentTarget.value })}
            />
            {value.length > 1 && (
              <Button
                small
                kind="quiet"
                aria-label={t`Remove: time ${number}`}
                onClick={() => {
                  flushSync(() => onChange(value.filter((_, other) => other !== index)));
                  focusRow(index - 1);
                }}
              >{t`Remove`}</Button>
            )}
            {at && <p className="hint appointment-read">{timeHere(at)}</p>}
          </div>
        );
      })}
      {value.length < APPOINTMENT.times.max && (
        <p>
          <Button
            small
            kind="second"
            onClick={() => {
              flushSync(() => onChange([...value, { date: value.at(-1)?.date ?? '', time: '' }]));
              focusRow(value.length);
            }}
          >{t`Add a time`}</Button>
        </p>
      )}
    </fieldset>
  );
}
