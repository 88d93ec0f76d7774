import { t } from '@lingui/core/macro';
import { Seo } from '../../shared/ui/seo.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { MailedLink } from './mailed-link.tsx';

/** /confirm-email?token=: opened by the link mailed to a new email address. */
export default function ConfirmEmailPage() {
  return (
    <>
      <Seo
        title={t`Confirm your new address`}
        description={t`Confirm a new email address.`}
        path="/confirm-email"
        noindex
      />
      <AuthFrame title={t`Confirm your new address`}>
        <MailedLink
          path="/public/api/v0/confirm-email"
          button={t`Confirm email address`}
          working={t`Confirming...`}
        >
          <p>{t`You will sign in with the new address from then on. You stay signed in on your devices.`}</p>
        </MailedLink>
      </AuthFrame>
    </>
  );
}
