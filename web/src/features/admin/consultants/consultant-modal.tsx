import { LIMITS } from '@consulting/contracts';
import type { Consultant } from '../../../shared/api/types.ts';
import { FormModal } from '../../../shared/ui/api-form.tsx';
import { CareerFields } from '../../../shared/ui/career-fields.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { useApiForm } from '../../../shared/ui/use-api-form.ts';
import { useAdminDraft } from '../use-admin-draft.ts';
import { toConsultantValues, useConsultantChanges, type ConsultantValues } from './use-consultants.ts';

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
  const { save } = useConsultantChanges();
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
      title={consultant ? 'Edit Consultant' : 'Create Consultant'}
      size="44rem"
      form={{ ...form, error: null }}
      submit={consultant ? 'Save' : 'Create'}
      working={consultant ? 'Saving...' : 'Creating...'}
      onClose={onClose}
    >
      <div className="pairs">
        <TextField label="Name" maxLength={LIMITS.name} {...form.getInputProps('name')} />
        <TextField
          label="Email"
          type="email"
          optional
          maxLength={LIMITS.email}
          {...form.getInputProps('email')}
        />
      </div>
      <TextField label="Position" {...text('position')} />
      <div className="pairs">
        <TextField label="Rate" hint="For example, 950 EUR per day" {...text('rate')} />
        <TextField label="Availability" hint="For example, from January" {...text('availability')} />
        <TextField label="Skills" optional hint="Separated by commas" {...form.getInputProps('skills')} />
        <TextField label="Projects" optional hint="Separated by commas" {...form.getInputProps('projects')} />
      </div>
      <CareerFields inputs={form.getInputProps} />
    </FormModal>
  );
}
