import { LIMITS } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../shared/api/client.ts';
import type { PersonDetail } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { FormModal } from '../../../shared/ui/form/api-form.tsx';
import { TextAreaField } from '../../../shared/ui/form/fields.tsx';
import { withOutcome } from '../../../shared/ui/feedback/outcome.tsx';
import { required, useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { fullName } from '../../../shared/account/full-name.ts';
import { useAdminLocation } from '../use-admin-location.ts';
import './erase-person.css';

/** Names what is deleted with the account. */
function belongings({ role, applications, conversation }: PersonDetail): string[] {
  const messages = conversation.totalMessages;
  const all = [
    t`the profile with CV and certificate`,
    applications.length > 0 && plural(applications.length, { one: '# application', other: '# applications' }),
    messages > 0 && plural(messages, { one: '# message', other: '# messages' }),
    t`all internal notes about this person`,
    role === 'B2B' && t`the company’s projects with the applications for them, and its employees`,
  ];
  return all.filter((each) => each !== false);
}

/** Asks for the reason, names what is deleted, and erases the account. The list shows the outcome. */
export function ErasePerson({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  const { to } = useAdminLocation();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const name = fullName(person);
  const form = useApiForm({
    initial: { reason: '' },
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    validate: { reason: required(t`Please enter the reason.`) },
    send: async ({ reason }) => {
      await send('delete', '/api/admin/people/{id}', { params: { id: person._id }, body: { reason } });
      // Only lists: the person is still on screen for a moment and would answer 404.
      await refresh(
        '/api/admin/people?',
        '/api/admin/freelancers?',
        '/api/admin/b2b-users?',
        '/api/admin/messages/all',
        '/api/admin/overview',
      );
    },
    onSent: () => void navigate(to('people'), withOutcome(t`The account of ${name} was erased.`)),
  });
  return (
    <FormModal
      danger
      title={t`Erase account`}
      size="36rem"
      form={form}
      submit={t`Yes, Erase`}
      working={t`Erasing...`}
      onClose={onClose}
    >
      <p>{t`Erase the account of ${name}? This cannot be undone. With it are deleted:`}</p>
      <ul className="adm-erased">
        {belongings(person).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>{t`${name} will be notified by email.`}</p>
      <TextAreaField
        label={t`Reason`}
        hint={t`The reason is kept in the audit log. The email does not contain it.`}
        rows={3}
        maxLength={LIMITS.message}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  );
}
