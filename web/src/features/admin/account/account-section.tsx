import { t } from '@lingui/core/macro';
import { ChangePassword } from '../../../shared/account/change-password.tsx';
import { EmailSection } from '../../../shared/account/email-section.tsx';
import { SessionsSection } from '../../../shared/account/sessions-section.tsx';
import { useAdmin } from '../../../shared/api/session.ts';
import { SectionHead } from '../parts/section-head.tsx';
import { PhoneForm } from './phone-form.tsx';

/** ?tab=account: the administrator's own password, email address, phone and sessions. */
export default function AccountSection() {
  const admin = useAdmin();
  return (
    <>
      <SectionHead title={t`Account`} />
      {admin && (
        <div className="account">
          <EmailSection audience="admin" email={admin.email} />
          <PhoneForm phone={admin.phone} />
          <ChangePassword audience="admin" email={admin.email} />
          <SessionsSection audience="admin" />
        </div>
      )}
    </>
  );
}
