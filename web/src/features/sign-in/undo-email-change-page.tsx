import { t } from '@lingui/core/macro';
import { MailedLinkPage } from './mailed-link.tsx';

/** /undo-email-change#token=: opened by the link in the notice sent to the old email address. */
export default function UndoEmailChangePage() {
  return (
    <MailedLinkPage
      path="/undo-email-change"
      title={t`Restore your address`}
      description={t`Undo the change of an email address.`}
      text={t`Your account gets its previous address back, all devices are signed out, and your present password stops working. We then send you a link to choose a new one.`}
      button={t`Restore my email address`}
      working={t`Restoring...`}
    />
  );
}
