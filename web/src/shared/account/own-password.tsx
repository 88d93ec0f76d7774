import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { PasswordField } from '../ui/password-field.tsx';

interface Props extends ComponentProps<typeof PasswordField> {
  hasPassword: boolean;
}

/** Asks for the present password; without one, what it protects takes a recent sign-in. */
export function OwnPassword({ hasPassword, ...field }: Props) {
  return hasPassword ? (
    <PasswordField autoComplete="current-password" {...field} />
  ) : (
    <p className="muted">{t`You have no password, so this only works within 5 minutes of signing in.`}</p>
  );
}
