import { t } from '@lingui/core/macro';
import { AccountForm } from '../../../shared/account/account-form.tsx';
import { ChangePassword } from '../../../shared/account/change-password.tsx';
import { EmailSection } from '../../../shared/account/email-section.tsx';
import { LanguageSection } from '../../../shared/account/language-section.tsx';
import { SecondFactorSection } from '../../../shared/account/second-factor-section.tsx';
import { SessionsSection } from '../../../shared/account/sessions-section.tsx';
import { send } from '../../../shared/api/client.ts';
import { adminSession, useWholeAdmin } from '../../../shared/api/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Failed, Loading } from '../../../shared/ui/feedback/loaded.tsx';
import { PhoneField } from '../../../shared/ui/form/fields.tsx';
import { required, useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { SectionHead } from '../parts/section-frame.tsx';

/** ?tab=account: the administrator's own password, email address, phone and sessions. */
export default function AccountSection() {
  const admin = useWholeAdmin();
  // The dashboard keeps it up to date.
  const { error, mutate } = useApi(urlOf('/api/admin/me'));
  return (
    <>
      <SectionHead />
      {!admin && !error && <Loading />}
      {!admin && error && <Failed text={t`Something went wrong`} onRetry={() => void mutate()} />}
      {admin && (
        <div className="account">
          <EmailSection audience="admin" email={admin.email} />
          <PhoneForm phone={admin.phone} />
          <LanguageSection audience="admin" language={admin.language} />
          <ChangePassword audience="admin" email={admin.email} />
          <SecondFactorSection audience="admin" />
          <SessionsSection audience="admin" />
        </div>
      )}
    </>
  );
}

function PhoneForm({ phone }: { phone: string }) {
  const form = useApiForm({
    initial: { phone },
    validate: { phone: required(t`Phone is required`) },
    texts: { failed: t`Something went wrong`, network: t`Network error. Please try again.` },
    send: async (values) => {
      const answer = await send('put', '/api/admin/me', { body: { phone: values.phone.trim() } });
      adminSession.update(answer.admin);
      form.setValues({ phone: answer.admin.phone });
      return answer.message;
    },
  });
  return (
    <section className="card form" aria-labelledby="phone-heading">
      <h2 id="phone-heading">{t`Phone`}</h2>
      <AccountForm form={form} button={t`Save phone number`} working={t`Saving...`}>
        <PhoneField label={t`Phone number`} {...form.getInputProps('phone')} />
      </AccountForm>
    </section>
  );
}
