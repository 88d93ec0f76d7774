import { t } from '@lingui/core/macro';
import { TextField } from '../ui/form/fields.tsx';

/** Longer than any code with the spaces and dashes that people type. */
const LONGEST = 40;

type Props = Partial<Parameters<typeof TextField>[0]> & {
  /** Asks for a recovery code, which contains letters. */
  isRecovery?: boolean;
};

/** A code of an authenticator app (with a numeric keypad and autofill on phones), or a recovery code. */
export function CodeField({ isRecovery, ...props }: Props) {
  return (
    <TextField
      key={isRecovery ? 'recovery' : 'app'}
      label={isRecovery ? t`Recovery code` : t`Code of your app`}
      hint={
        isRecovery
          ? t`One of your ten recovery codes. Each works once.`
          : t`Six digits, a new one every 30 seconds`
      }
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST}
      data-autofocus
      {...props}
    />
  );
}
