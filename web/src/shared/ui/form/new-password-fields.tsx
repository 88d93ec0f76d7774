import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { PASSWORD_HINT } from './new-password.ts';
import { PasswordField } from './password-field.tsx';

type InputProps = Partial<ComponentProps<typeof PasswordField>>;

const LABELS = {
  password: [t`Password`, t`Show password`, t`Repeat password`, t`Show repeat password`],
  newPassword: [t`New password`, t`Show new password`, t`Repeat new password`, t`Show repeat new password`],
} as const;

interface Props {
  kind: keyof typeof LABELS;
  /** `getInputProps` of the two fields. */
  password: InputProps;
  repeated: InputProps;
}

/** A new password, entered twice. */
export function NewPasswordFields({ kind, password, repeated }: Props) {
  const [first, showFirst, again, showAgain] = LABELS[kind];
  return (
    <>
      <PasswordField
        label={first}
        show={showFirst}
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        {...password}
      />
      <PasswordField label={again} show={showAgain} autoComplete="new-password" {...repeated} />
    </>
  );
}
