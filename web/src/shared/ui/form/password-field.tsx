import { t } from '@lingui/core/macro';
import { useId, useState, type InputHTMLAttributes } from 'react';
import { described, Field, type FieldProps } from './fields.tsx';

interface Props
  extends Partial<FieldProps>, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> {
  /** Name of the button that makes the text visible. */
  show?: string;
}

/** A password field whose text can be made visible. */
export function PasswordField(props: Props) {
  const { label = t`Password`, show = t`Show password`, hint, error, optional, ...input } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <div className="password">
        <input
          className="in"
          {...input}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...described(id, { hint, error })}
        />
        <button
          className="btn quiet sm"
          type="button"
          aria-pressed={shown}
          aria-label={show}
          onClick={() => setShown(!shown)}
        >
          {shown ? t`Hide` : t`Show`}
        </button>
      </div>
    </Field>
  );
}
