import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { AlertIcon } from './icons.ts';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The sentence about what is wrong; stands between hint and input. */
  error?: ReactNode;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
}

interface FrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

/** Says that something may stay empty. Nothing marks what is required. */
export const OptionalMark = () => <span className="muted small"> (optional)</span>;

/** Label above, hint under it, error between hint and input, a red bar at the side of a wrong field. */
export function Field({ id, label, hint, error, optional, children }: FrameProps) {
  return (
    <div className={error ? 'field err' : 'field'}>
      <label htmlFor={id}>
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

/** The attributes that tie an input to its hint and error. */
export function described(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;

/** Takes `{...form.getInputProps('name')}` of @mantine/form as well as plain value and onChange. */
export function TextField({ label, hint, error, optional, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <input className="in" {...input} {...described(id, { hint, error })} />
    </Field>
  );
}

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>;

export function TextAreaField({ label, hint, error, optional, ...input }: TextAreaProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <textarea className="in" rows={5} {...input} {...described(id, { hint, error })} />
    </Field>
  );
}

type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> & {
    /** Values, or pairs of value and label. */
    options: readonly (string | { value: string; label: string })[];
  };

export function SelectField({ label, hint, error, optional, options, ...input }: SelectProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, optional }}>
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

/** After a refused submit: puts the cursor into the first wrong field, once the errors are drawn. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const input = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    input?.focus({ preventScroll: true });
    // With its label, which the fixed bar would cover if only the input were scrolled to.
    input?.closest('.field')?.scrollIntoView({ block: 'nearest' });
  });
}
