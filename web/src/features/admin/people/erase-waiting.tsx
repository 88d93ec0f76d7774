import { LIMITS } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../shared/api/client.ts';
import { withOutcome } from '../../../shared/ui/feedback/outcome.tsx';
import { FormModal } from '../../../shared/ui/form/api-form.tsx';
import { EmailField, TextAreaField } from '../../../shared/ui/form/fields.tsx';
import { required, useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { useAdminLocation } from '../use-admin-location.ts';

/** Erases the applications without an account that wait for a confirmation of an email address. */
export function EraseWaiting({ onClose }: { onClose: () => void }) {
  const { to } = useAdminLocation();
  const navigate = useNavigate();
  const form = useApiForm({
    initial: { email: '', reason: '' },
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    validate: {
      email: required(t`Please enter the email address.`),
      reason: required(t`Please enter the reason.`),
    },
    send: async (body): Promise<string | undefined> => {
      const { erased } = await send('delete', '/api/admin/guest-applications', { body });
      if (erased === 0) return t`No application waits for a confirmation of this address.`;
      onClose();
      const outcome = plural(erased, {
        one: '# waiting application was erased.',
        other: '# waiting applications were erased.',
      });
      void navigate(to('people'), withOutcome(outcome));
      return undefined;
    },
  });
  return (
    <FormModal
      danger
      title={t`Erase waiting applications`}
      size="36rem"
      form={form}
      submit={t`Yes, Erase`}
      working={t`Erasing...`}
      onClose={onClose}
    >
      <p>{t`Applications without an account wait for 7 days until the owner of the address confirms them. This erases those of one address with their documents, for good. Confirmed ones belong to an account and are erased with it.`}</p>
      <EmailField {...form.getInputProps('email')} />
      <TextAreaField
        label={t`Reason`}
        hint={t`Kept in the audit log, without the address.`}
        rows={3}
        maxLength={LIMITS.message}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  );
}
