import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { flushSync } from 'react-dom';
import { AlertIcon } from '../display/icons.ts';
import { lengthError, tooLong } from './text-length.ts';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Error message, shown between hint and input. */
  error?: ReactNode;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** Shows the label only to screen readers. */
  hiddenLabel?: boolean;
}

interface FrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

/** Marks optional fields; required ones are unmarked. */
export const OptionalMark = () => <span className="muted small"> {t`(optional)`}</span>;

/** A labelled field with hint and error; a red bar marks fields with an error. */
export function Field({ id, label, hint, error, optional, hiddenLabel, children }: FrameProps) {
  return (
    <div className={error ? 'field err' : 'field'}>
      <label htmlFor={id} className={hiddenLabel ? 'sr' : undefined}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="msg-err" id={`${id}-error`}>
          <AlertIcon />
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/** ARIA attributes that associate an input with its hint and error. */
export function described(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

export type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;

/** Accepts `{...form.getInputProps('name')}` of @mantine/form as well as plain `value` and `onChange`. */
export function TextField({ label, hint, error, optional, hiddenLabel, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, optional, hiddenLabel }}>
      <input className="in" {...input} {...described(id, { hint, error })} />
    </Field>
  );
}

/** An email address with the API's maximum length. */
export function EmailField(props: Partial<TextFieldProps>) {
  return <TextField label={t`Email`} type="email" maxLength={LIMITS.email} {...props} />;
}

/** A phone number with the API's maximum length. */
export function PhoneField(props: Partial<TextFieldProps>) {
  return <TextField label={t`Phone`} type="tel" autoComplete="tel" maxLength={LIMITS.phone} {...props} />;
}

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>;

/** A text of several lines. One that is longer than `maxLength` is taken, counted and not sent by `useApiForm`. */
export function TextAreaField({
  label,
  hint,
  error: given,
  optional,
  hiddenLabel,
  maxLength,
  ...input
}: TextAreaProps) {
  const id = useId();
  const overlong = lengthError(input.value, maxLength);
  const error = overlong ?? given;
  return (
    <Field {...{ id, label, hint, error, optional, hiddenLabel }}>
      <textarea
        className="in"
        rows={5}
        data-max={maxLength}
        {...input}
        {...described(id, { hint, error })}
        {...tooLong(overlong)}
      />
    </Field>
  );
}

type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> & {
    options: readonly (string | { value: string; label: string })[];
  };

export function SelectField({ label, hint, error, optional, hiddenLabel, options, ...input }: SelectProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, optional, hiddenLabel }}>
      <select className="in" {...input} {...described(id, { hint, error })}>
        {options.map((option) => {
          const { value, label: text } =
            typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {text}
            </option>
          );
        })}
      </select>
    </Field>
  );
}

/**
 * Focuses the first invalid field after a failed submit. Call it in the event, or the `flushSync`, that sets the
 * errors: the focus must move at once, so that typed text does not go to another field.
 */
export function focusFirstError(form: HTMLElement | null): void {
  // Renders the errors now instead of at the end of the event.
  flushSync(() => undefined);
  const input = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  input?.focus({ preventScroll: true });
  // Scrolls to the whole field, because the fixed bar would otherwise cover its label; in the next frame, after the
  // scrolling that the click causes.
  requestAnimationFrame(() => input?.closest('.field')?.scrollIntoView({ block: 'nearest' }));
}
