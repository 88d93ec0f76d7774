import { dayInWords } from '../display/dates.ts';
import { TextField, type TextFieldProps } from './fields.tsx';

/** A day. The browser writes it in its own language, so the hint repeats it in the page's. */
export function DateField({ hint, ...props }: TextFieldProps) {
  const chosen = typeof props.value === 'string' && dayInWords(props.value);
  return (
    <TextField
      hint={
        (hint || chosen) && (
          <>
            {hint} {chosen && <b className="line">{chosen}</b>}
          </>
        )
      }
      type="date"
      {...props}
    />
  );
}
