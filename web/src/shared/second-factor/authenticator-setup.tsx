import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import type { OfferedCodes } from '../api/types.ts';
import { Button } from '../ui/form/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { required, useApiForm } from '../ui/form/use-api-form.ts';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import './second-factor.css';

interface Props {
  offered: OfferedCodes;
  /** Sends the code that proves that the app has the key. */
  add: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows the key for an authenticator app, and takes the app's first code. */
export function AuthenticatorSetup({ offered, add, onCancel }: Props) {
  const form = useApiForm({
    initial: { code: '' },
    validate: { code: required(TEXTS.codeRequired) },
    texts: { failed: t`The app could not be added. Please try again.`, network: t`Server error` },
    send: ({ code }) => add(code),
  });
  const { ref } = form.props;
  useEffect(() => ref.current?.querySelector('input')?.focus({ preventScroll: true }), [ref]);
  return (
    <form className="form" aria-label={t`Set up an authenticator app`} {...form.props}>
      {form.error && !form.errors['code'] && <Notice tone="bad">{form.error}</Notice>}
      <ol className="setup-steps">
        <li>{t`Scan the picture with your authenticator app. If the app is on this device, open it by the link or type the key.`}</li>
        <li>{t`Enter the code that the app shows.`}</li>
      </ol>
      <QrCode text={offered.address} />
      <p>
        <a href={offered.address}>{t`Open in the app on this device`}</a>
      </p>
      <p className="setup-key">
        <span className="small muted">{t`Key`}</span> <code>{offered.key.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CodeField {...form.getInputProps('code')} />
      <div className="modal-actions">
        <Button kind="second" onClick={onCancel}>{t`Cancel`}</Button>
        <Button type="submit" working={form.working && t`Checking...`}>{t`Add app`}</Button>
      </div>
    </form>
  );
}
