import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFocusFallback } from '../../shared/ui/focus.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** Shown after registration: what happens next, and what to do if no mail arrives. */
export function Registered({ message, email }: { message: string; email: string }) {
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(() => root.current?.focus(), null, true);
  return (
    <div className="form" ref={root} tabIndex={-1}>
      <Notice tone="ok">{message}</Notice>
      <p>
        <Trans>
          Open the link in the email sent to <b>{email}</b>, then sign in. The link works for 24 hours.
        </Trans>
      </p>
      <p className="small muted">{t`No email? Check your spam folder, or resend it.`}</p>
      <ResendVerification email={email} />
    </div>
  );
}
