import { t } from '@lingui/core/macro';
import { useId, useState, type InputHTMLAttributes } from 'react';
import { described, Field, type FieldProps } from './fields.tsx';

type Props = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'>;

/** A password field whose text can be made visible. */
export function PasswordField({ label, hint, error, optional, ...input }: Props) {
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
          aria-label={t`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? t`Hide` : t`Show`}
        </button>
      </div>
    </Field>
  );
}
