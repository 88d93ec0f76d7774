import { deviceName, LIMITS, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { Credential } from '../api/types.ts';
import { Button } from '../ui/form/button.tsx';
import { TextField } from '../ui/form/fields.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { required, useApiForm } from '../ui/form/use-api-form.ts';
import { makePasskey } from './passkeys.ts';

interface Props {
  /** Requests the creation options from the server. */
  options: () => Promise<{ options: Record<string, unknown> }>;
  /** Sends the credential that the browser has created. */
  add: (name: string, credential: Credential) => Promise<void>;
  onCancel: () => void;
}

/** Names a new passkey and creates it in the browser. */
export function NewPasskey({ options, add, onCancel }: Props) {
  const form = useApiForm({
    initial: { name: deviceName(navigator.userAgent) },
    validate: { name: required(TEXTS.passkeyNameRequired) },
    texts: { failed: t`The passkey could not be added. Please try again.`, network: t`Server error` },
    send: async ({ name }) => add(name.trim(), await makePasskey((await options()).options)),
  });
  return (
    <form className="form" aria-label={t`Add a passkey`} {...form.props}>
      <p>{t`Your device or password manager asks for your fingerprint, your face or a PIN, and keeps the passkey. It never reaches us.`}</p>
      {form.error && !form.errors['name'] && <Notice tone="bad">{form.error}</Notice>}
      <TextField
        label={t`Name of the passkey`}
        hint={t`The name helps you recognise it later.`}
        maxLength={LIMITS.name}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <div className="modal-actions">
        <Button kind="second" onClick={onCancel}>{t`Cancel`}</Button>
        <Button type="submit" working={form.working && t`Adding...`}>{t`Add passkey`}</Button>
      </div>
    </form>
  );
}
