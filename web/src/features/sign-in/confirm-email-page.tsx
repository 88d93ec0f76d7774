import { t } from '@lingui/core/macro';
import { MailedLinkPage } from './mailed-link.tsx';

/** /confirm-email#token=: opened by the link mailed to a new email address. */
export default function ConfirmEmailPage() {
  return (
    <MailedLinkPage
      path="/confirm-email"
      title={t`Confirm your new address`}
      description={t`Confirm a new email address.`}
      text={t`You will sign in with the new address from then on. You stay signed in on your devices.`}
      button={t`Confirm email address`}
      working={t`Confirming...`}
    />
  );
}
