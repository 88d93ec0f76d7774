import { LIMITS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import type { Consultant } from '../../../shared/api/types.ts';
import { CareerFields, toCareerValues } from '../../../shared/ui/career-fields.tsx';
import { focusFirstError, TextField } from '../../../shared/ui/fields.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { FormModal } from '../parts/form-modal.tsx';
import { useAdminDraft } from '../use-admin-draft.ts';
import type { ConsultantInput } from './use-consultants.ts';

interface Props {
  /** The one to edit; without it a new one is made. */
  consultant?: Consultant;
  onClose: () => void;
  onSubmit: (input: ConsultantInput) => Promise<void>;
}

function valuesOf(consultant?: Consultant): ConsultantInput {
  return {
    name: consultant?.name ?? '',
    email: consultant?.email ?? '',
    position: consultant?.position ?? '',
    skills: consultant?.skills.join(', ') ?? '',
    rate: consultant?.rate ?? '',
    availability: consultant?.availability ?? '',
    projects: consultant?.projects.join(', ') ?? '',
    ...toCareerValues(consultant),
  };
}

/**
 * Create Consultant and Edit Consultant. On success it closes; after a failure it stays open with what was
 * typed and without a message of its own (the specification, section 4); a refused field says why.
 */
export function ConsultantModal({ consultant, onClose, onSubmit }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const draft = useAdminDraft(`consultant:${consultant?._id ?? 'new'}`, valuesOf(consultant));
  const task = useTask({ failed: 'Something went wrong' });
  const form = useForm<ConsultantInput>({
    initialValues: draft.value,
    onValuesChange: draft.change,
  });
  const submit = form.onSubmit(
    (values) =>
      void task
        .run(() => onSubmit(values), form.setErrors)
        .then((done) => {
          if (!done) return focusFirstError(root.current);
          draft.done();
          onClose();
        }),
  );
  const text = (key: 'position' | 'rate' | 'availability') => ({
    optional: true,
    maxLength: LIMITS.title,
    ...form.getInputProps(key),
  });
  return (
    <FormModal
      title={consultant ? 'Edit Consultant' : 'Create Consultant'}
      size="44rem"
      isNew={!consultant}
      working={task.working}
      draft={draft}
      root={root}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="adm-two">
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
      <div className="adm-two">
        <TextField label="Rate" hint="For example, 950 EUR per day" {...text('rate')} />
        <TextField label="Availability" hint="For example, from January" {...text('availability')} />
        <TextField label="Skills" optional hint="Separated by commas" {...form.getInputProps('skills')} />
        <TextField label="Projects" optional hint="Separated by commas" {...form.getInputProps('projects')} />
      </div>
      <CareerFields inputs={form.getInputProps} />
    </FormModal>
  );
}
