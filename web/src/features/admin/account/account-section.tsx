import { t } from '@lingui/core/macro';
import { AccountColumns } from '../../../shared/account/account-columns.tsx';
import { AccountForm } from '../../../shared/account/account-form.tsx';
import { AppearanceSection } from '../../../shared/account/appearance-section.tsx';
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
import type { Admin } from '../../../shared/api/types.ts';
import { PhoneField } from '../../../shared/ui/form/fields.tsx';
import { editOf } from '../../../shared/ui/form/meanwhile/use-edit.ts';
import { required, useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { CalendarFeedSection } from '../../appointments/calendar-feed-section.tsx';
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
        <AccountColumns
          access={
            <>
              <EmailSection audience="admin" email={admin.email} />
              <ChangePassword audience="admin" email={admin.email} />
              <SecondFactorSection audience="admin" />
            </>
          }
          more={
            <>
              <PhoneForm admin={admin} />
              <LanguageSection audience="admin" person={admin} />
              <AppearanceSection />
              <CalendarFeedSection audience="admin" />
              <SessionsSection audience="admin" />
            </>
          }
        />
      )}
    </>
  );
}

const toValues = ({ phone }: Admin) => ({ phone });

function PhoneForm({ admin }: { admin: Admin }) {
  const form = useApiForm({
    initial: toValues(admin),
    edits: editOf(admin, toValues, { follows: true }),
    validate: { phone: required(t`Phone is required`) },
    texts: { failed: t`Something went wrong`, network: t`Network error. Please try again.` },
    send: async (values, _, from) => {
      const body = { phone: values.phone.trim() };
      const answer = await send('put', '/api/admin/me', { body, ifMatch: from?.version });
      form.saved(values, { version: answer.admin.version, values: toValues(answer.admin) });
      adminSession.update(answer.admin);
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
