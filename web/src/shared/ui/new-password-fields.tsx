import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { PASSWORD_HINT } from './new-password.ts';
import { PasswordField } from './password-field.tsx';

type InputProps = Partial<ComponentProps<typeof PasswordField>>;

interface Props {
  label: 'Password' | 'New password';
  /** `getInputProps` of the two fields. */
  password: InputProps;
  repeated: InputProps;
}

/** A new password, entered twice. */
export function NewPasswordFields({ label, password, repeated }: Props) {
  return (
    <>
      <PasswordField label={label} autoComplete="new-password" hint={PASSWORD_HINT} {...password} />
      <PasswordField label={t`Repeat ${label.toLowerCase()}`} autoComplete="new-password" {...repeated} />
    </>
  );
}
