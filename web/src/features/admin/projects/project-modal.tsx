import { LIMITS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import type { AdminProject } from '../../../shared/api/types.ts';
import { focusFirstError, TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { FormModal } from '../parts/form-modal.tsx';
import { useAdminDraft } from '../use-admin-draft.ts';
import type { ProjectInput } from './use-projects.ts';

interface Props {
  /** The one to edit; without it a new one is made. */
  project?: AdminProject;
  onClose: () => void;
  onSubmit: (input: ProjectInput) => Promise<void>;
}

/** The prefill: lists joined with ', ', the date cut to YYYY-MM-DD (the specification, section 3). */
function valuesOf(project?: AdminProject): ProjectInput {
  return {
    title: project?.title ?? '',
    description: project?.description ?? '',
    technologies: project?.technologies.join(', ') ?? '',
    category: project?.category.join(', ') ?? '',
    start_date: project?.start_date?.slice(0, 10) ?? '',
  };
}

const required = (what: string) => (value: string) => (value.trim() ? null : `${what} is required`);

/** Create Project and Edit Project in the firm's name. */
export function ProjectModal({ project, onClose, onSubmit }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const draft = useAdminDraft(`project:${project?._id ?? 'new'}`, valuesOf(project));
  const failed = project ? 'Failed to update project.' : 'Failed to create project.';
  const task = useTask({ failed, network: 'Network error.' });
  const form = useForm<ProjectInput>({
    initialValues: draft.value,
    validate: { title: required('Title'), description: required('Description') },
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
    () => focusFirstError(root.current),
  );
  return (
    <FormModal
      title={project ? 'Edit Project' : 'Create Project'}
      size="40rem"
      isNew={!project}
      working={task.working}
      error={task.error}
      draft={draft}
      root={root}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Title" maxLength={LIMITS.title} {...form.getInputProps('title')} />
      <TextAreaField
        label="Description"
        rows={7}
        maxLength={LIMITS.text}
        {...form.getInputProps('description')}
      />
      <div className="adm-two">
        <TextField
          label="Technologies"
          optional
          hint="Separated by commas"
          {...form.getInputProps('technologies')}
        />
        <TextField label="Category" optional hint="Separated by commas" {...form.getInputProps('category')} />
        <TextField label="Start Date" optional type="date" {...form.getInputProps('start_date')} />
      </div>
    </FormModal>
  );
}
