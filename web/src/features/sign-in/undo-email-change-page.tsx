import { t } from '@lingui/core/macro';
import { Seo } from '../../shared/ui/seo.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { MailedLink } from './mailed-link.tsx';

/** /undo-email-change?token=: opened by the link in the notice sent to the old email address. */
export default function UndoEmailChangePage() {
  return (
    <>
      <Seo
        title={t`Restore your address`}
        description={t`Undo the change of an email address.`}
        path="/undo-email-change"
        noindex
      />
      <AuthFrame title={t`Restore your address`}>
        <MailedLink
          path="/public/api/v0/undo-email-change"
          button={t`Restore my email address`}
          working={t`Restoring...`}
        >
          <p>{t`Your account gets its previous address back, all devices are signed out, and your present password stops working. We then send you a link to choose a new one.`}</p>
        </MailedLink>
      </AuthFrame>
    </>
  );
}
