import { LAST_DAY } from '@consulting/contracts';
import { dayInWords } from '../../display/dates.ts';
import { TextField, type TextFieldProps } from '../fields.tsx';

/** A field for a day. A year of two digits is one of this century once the field is left, and not the year 26. */
export function DayField({ onBlur, ...props }: TextFieldProps) {
  return (
    <TextField
      type="date"
      // Safari writes today into an empty field: the style shows it as no value.
      data-empty={props.value === '' ? true : undefined}
      // A fifth digit of a year has no place then.
      max={LAST_DAY}
      onBlur={(event) => {
        completeYear(event.currentTarget);
        onBlur?.(event);
      }}
      {...props}
    />
  );
}

/** Browsers write a year of two digits as `0026`. */
function completeYear(input: HTMLInputElement): void {
  if (!/^00\d\d-/.test(input.value)) return;
  // React overrides `value`, and takes a value that was set by it for one that it knows.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, `20${input.value.slice(2)}`);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The same with a hint that repeats the day in the page's language, because the browser writes it in its own. */
export function DateField({ hint, ...props }: TextFieldProps) {
  const chosen = typeof props.value === 'string' && dayInWords(props.value);
  return (
    <DayField
      hint={
        (hint || chosen) && (
          <>
            {hint} {chosen && <b className="line">{chosen}</b>}
          </>
        )
      }
      {...props}
    />
  );
}
