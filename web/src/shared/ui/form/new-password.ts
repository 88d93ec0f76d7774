import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';

const { min, max } = LIMITS.password;

export const PASSWORD_HINT = t`At least ${min} characters. A short sentence is easier to remember than symbols.`;

/** Validation rule of the current password. */
export const passwordRequired = (password: string) => (password ? null : t`Password is required`);

/** Null when the password is acceptable; the server also rejects common ones. */
export function passwordProblem(password: string): string | null {
  if (!password) return t`Password is required`;
  if (password.length < min) return t`Use at least ${min} characters`;
  return password.length > max ? t`Use at most ${max} characters` : null;
}
