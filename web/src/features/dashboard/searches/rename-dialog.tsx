import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { SavedSearch } from '../../../shared/api/types.ts';
import { FormModal } from '../../../shared/ui/form/api-form.tsx';
import { TextField } from '../../../shared/ui/form/fields.tsx';
import { required, useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { useSearchChanges } from '../../saved-searches/use-saved-searches.ts';

interface Props {
  search: SavedSearch;
  onClose: () => void;
}

/** Gives a saved search another name. */
export function RenameDialog({ search, onClose }: Props) {
  const { change } = useSearchChanges('user');
  const form = useApiForm({
    initial: { name: search.name },
    validate: { name: required(t`Please enter a name.`) },
    texts: { failed: t`The change could not be saved.` },
    send: async ({ name }) => {
      await change(search._id, { name: name.trim() });
      onClose();
    },
  });
  return (
    <FormModal
      size="34rem"
      title={t`Rename the search`}
      form={form}
      submit={t`Save`}
      working={t`Saving…`}
      onClose={onClose}
    >
      <TextField label={t`Name`} maxLength={LIMITS.name} data-autofocus {...form.getInputProps('name')} />
    </FormModal>
  );
}
