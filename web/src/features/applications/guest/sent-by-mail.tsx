import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';

/** Shown instead of the form after it was sent: what the visitor does next. */
export function SentByMail({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div className="stack">
      <Notice tone="ok" focusOnShow>
        <Trans>
          <b>One step is left.</b> We have sent an email to <b>{email}</b>. Please open the link in it to send
          your application.
        </Trans>
      </Notice>
      <p className="muted">{t`No email after a few minutes? Please check your spam folder, too.`}</p>
      <p>
        <Button kind="second" onClick={onAgain}>{t`Use another address`}</Button>
      </p>
    </div>
  );
}
