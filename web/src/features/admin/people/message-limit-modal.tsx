import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import type { Person } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { FormModal } from '../../../shared/ui/form/api-form.tsx';
import { TextField } from '../../../shared/ui/form/fields.tsx';
import { editOf } from '../../../shared/ui/form/meanwhile/use-edit.ts';
import { useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { fullName } from '../../../shared/account/full-name.ts';

const { min, max } = LIMITS.messageLimit;

const isAllowed = (text: string) => /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

const toValues = ({ messageLimit }: Person) => ({ messageLimit: String(messageLimit) });

/** Sets how many messages a user may send to the administration in total. */
export function MessageLimitModal({ person, onClose }: { person: Person; onClose: () => void }) {
  const refresh = useRefresh();
  const name = fullName(person);
  const form = useApiForm({
    initial: toValues(person),
    edits: editOf(person, toValues),
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    validate: {
      messageLimit: (text) => (isAllowed(text) ? null : t`Enter a whole number from ${min} to ${max}.`),
    },
    send: async ({ messageLimit }, _, from) => {
      const body = { messageLimit: Number(messageLimit) };
      await send('patch', '/api/admin/users/{id}', {
        params: { id: person._id },
        body,
        ifMatch: from?.version,
      });
      await refresh('/api/admin/people', '/api/admin/messages/conversation');
    },
    onSent: onClose,
  });
  return (
    <FormModal
      title={t`Message limit`}
      size="30rem"
      form={form}
      submit={t`Save`}
      working={t`Saving...`}
      onClose={onClose}
    >
      <p>{t`How many messages may ${name} send to the administration in total?`}</p>
      <TextField
        label={t`Messages`}
        hint={t`From ${min}, the usual number, to ${max}.`}
        inputMode="numeric"
        maxLength={3}
        {...form.getInputProps('messageLimit')}
      />
    </FormModal>
  );
}
