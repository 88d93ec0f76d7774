import { LIMITS, splitList } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { request } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import type { Project, User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DraftNotice } from '../../../shared/ui/draft-notice.tsx';
import { focusFirstError, TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useDraft } from '../../../shared/ui/use-draft.ts';
import { useTask } from '../../../shared/ui/use-task.ts';

interface Props {
  user: User;
  /** The project to change; none for a new one. */
  project?: Project;
  onSaved: (project: Project) => void;
  onClose: () => void;
}

/** The form's prefill: lists joined with ', ', the date cut to YYYY-MM-DD (the specification, section 3). */
export function toProjectValues(project?: Project) {
  return {
    title: project?.title ?? '',
    description: project?.description ?? '',
    technologies: project?.technologies.join(', ') ?? '',
    category: project?.category.join(', ') ?? '',
    start_date: project?.start_date?.slice(0, 10) ?? '',
  };
}

/** Create Project and Edit Project. */
export function ProjectFormModal({ user, project, onSaved, onClose }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const refresh = useRefresh();
  const draft = useDraft(`project:${user._id}:${project?._id ?? 'new'}`, toProjectValues(project));
  const task = useTask({ failed: 'Something went wrong. Try again.' });
  const form = useForm({
    initialValues: draft.value,
    onValuesChange: draft.change,
    validate: {
      title: (value) => (value.trim() ? null : 'Title is required'),
      description: (value) => (value.trim() ? null : 'Description is required'),
    },
  });

  const save = (values: typeof draft.value) => {
    const body = {
      title: values.title.trim(),
      description: values.description.trim(),
      technologies: splitList(values.technologies),
      category: splitList(values.category),
      start_date: values.start_date || null,
    };
    const work = async () => {
      const answer = project
        ? await request<{ project: Project }>(`/private/api/projects/${project._id}`, { method: 'PUT', body })
        : await request<{ project: Project }>('/private/api/projects', {
            method: 'POST',
            body: { ...body, b2bId: user._id },
          });
      draft.done();
      await refresh('/private/api/projects', '/public/api/v0/projects');
      onSaved(answer.project);
    };
    void task.run(work, (errors) => {
      form.setErrors(errors);
      focusFirstError(root.current);
    });
  };
  const cancel = () => {
    draft.done();
    onClose();
  };
  return (
    <Modal title={project ? 'Edit Project' : 'Create Project'} size="42rem" onClose={onClose}>
      <form
        className="form"
        ref={root}
        noValidate
        onSubmit={form.onSubmit(save, () => focusFirstError(root.current))}
      >
        {draft.restored && <DraftNotice />}
        <TextField label="Title" maxLength={LIMITS.title} data-autofocus {...form.getInputProps('title')} />
        <TextAreaField
          label="Description"
          rows={7}
          maxLength={LIMITS.text}
          {...form.getInputProps('description')}
        />
        <TextField
          label="Technologies"
          optional
          hint="Separate with commas."
          {...form.getInputProps('technologies')}
        />
        <TextField
          label="Category"
          optional
          hint="Separate with commas."
          {...form.getInputProps('category')}
        />
        <TextField label="Start Date" type="date" optional {...form.getInputProps('start_date')} />
        {task.error && <Notice tone="bad">{task.error}</Notice>}
        <div className="modal-actions">
          <Button kind="second" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" working={task.working && (project ? 'Saving...' : 'Creating...')}>
            {project ? 'Save' : 'Create'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
