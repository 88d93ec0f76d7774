import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { Consultant } from '../../../shared/api/types.ts';
import { FormModal } from '../../../shared/ui/api-form.tsx';
import { CareerFields } from '../../../shared/ui/career-fields.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { useApiForm } from '../../../shared/ui/use-api-form.ts';
import { useAdminDraft } from '../use-admin-draft.ts';
import { toConsultantValues, useSaveConsultant, type ConsultantValues } from './use-consultants.ts';

interface Props {
  /** The consultant to edit; a new one is created without it. */
  consultant?: Consultant;
  onClose: () => void;
}

/**
 * Create Consultant and Edit Consultant. On failure it stays open with its values and without a general message (the
 * specification, section 4); errors of fields are shown at the fields.
 */
export function ConsultantModal({ consultant, onClose }: Props) {
  const save = useSaveConsultant();
  const form = useApiForm<ConsultantValues>({
    initial: useAdminDraft(`consultant:${consultant?._id ?? 'new'}`, toConsultantValues(consultant)),
    texts: { failed: '' },
    send: (values) => save(consultant?._id, values),
    onSent: onClose,
  });
  const text = (key: 'position' | 'rate' | 'availability') => ({
    optional: true,
    maxLength: LIMITS.title,
    ...form.getInputProps(key),
  });
  return (
    <FormModal
      title={consultant ? t`Edit Consultant` : t`Create Consultant`}
      size="44rem"
      form={{ ...form, error: null }}
      submit={consultant ? t`Save` : t`Create`}
      working={consultant ? t`Saving...` : t`Creating...`}
      onClose={onClose}
    >
      <div className="pairs">
        <TextField label={t`Name`} maxLength={LIMITS.name} {...form.getInputProps('name')} />
        <TextField
          label={t`Email`}
          type="email"
          optional
          maxLength={LIMITS.email}
          {...form.getInputProps('email')}
        />
      </div>
      <TextField label={t`Position`} {...text('position')} />
      <div className="pairs">
        <TextField label={t`Rate`} hint={t`For example, 950 EUR per day`} {...text('rate')} />
        <TextField label={t`Availability`} hint={t`For example, from January`} {...text('availability')} />
        <TextField
          label={t`Skills`}
          optional
          hint={t`Separated by commas`}
          {...form.getInputProps('skills')}
        />
        <TextField
          label={t`Projects`}
          optional
          hint={t`Separated by commas`}
          {...form.getInputProps('projects')}
        />
      </div>
      <CareerFields inputs={form.getInputProps} />
    </FormModal>
  );
}
