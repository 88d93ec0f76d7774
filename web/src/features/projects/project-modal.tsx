import { LIMITS, PROJECT_EMPLOYMENT_TYPES } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { AdminProject, Project } from '../../shared/api/types.ts';
import {
  PostingFields,
  postingRules,
  toChecked,
  toPostingBody,
  toPostingValues,
} from '../../shared/posting/posting-fields.tsx';
import { PostingHints } from '../../shared/posting/hints/posting-hints.tsx';
import { FormModal } from '../../shared/ui/form/api-form.tsx';
import { TextAreaField, TextField } from '../../shared/ui/form/fields.tsx';
import { editOf } from '../../shared/ui/form/meanwhile/use-edit.ts';
import { SuggestField } from '../../shared/ui/form/suggest/suggest-field.tsx';
import { TagsField } from '../../shared/ui/form/suggest/tags-field.tsx';
import { TextFields } from '../../shared/ui/form/text-fields.tsx';
import { required, useApiForm } from '../../shared/ui/form/use-api-form.ts';
import type { Draft } from '../../shared/ui/form/use-draft.ts';
import { ContractFields, toContractValues, type ProjectOwner } from './contract-fields.tsx';
import type { TaskTexts } from '../../shared/ui/feedback/use-task.ts';

/** The form's values: lists as comma-separated text, the date as YYYY-MM-DD. */
export type ProjectValues = ReturnType<typeof toProjectValues>;

/**
 * Form values of a stored project: lists joined with ', ', the date cut to YYYY-MM-DD (the specification, section 3).
 */
export function toProjectValues(project?: Project | AdminProject) {
  return {
    title: project?.title ?? '',
    description: project?.description ?? '',
    technologies: project?.technologies.join(', ') ?? '',
    category: project?.category.join(', ') ?? '',
    start_date: project?.start_date?.slice(0, 10) ?? '',
    location: project?.location ?? '',
    duration: project?.duration ?? '',
    workload: project?.workload ?? '',
    ...toContractValues(project),
    ...toPostingValues(project),
  };
}

/** The request body; null for an open start date. The state is sent only with a new project. */
export function toProjectBody(values: ProjectValues) {
  const body = toPostingBody(values);
  return {
    ...values,
    ...body,
    // Offered before it became a type of contract: a draft of an earlier version may hold it.
    employment_type: body.employment_type === 'temporary' ? ('' as const) : body.employment_type,
    start_date: values.start_date || null,
  };
}

interface Props {
  /** The project to edit; a new one is created without it. */
  project?: Project | AdminProject;
  owner: ProjectOwner;
  draft: Draft<ProjectValues>;
  texts: TaskTexts;
  /** `ifMatch`: the version that an edit was filled from. */
  send: (values: ProjectValues, ifMatch: string | undefined) => Promise<void>;
  onSent: (values: ProjectValues) => void;
  onClose: () => void;
}

/** Create Project and Edit Project, for companies and for the administration. */
export function ProjectModal({ project, owner, draft, send, onClose, ...calls }: Props) {
  const isNew = !project;
  const form = useApiForm<ProjectValues>({
    initial: draft,
    edits: editOf(project, toProjectValues),
    send: (values, _, from) => send(values, from?.version),
    validate: {
      title: required(t`Title is required`),
      description: required(t`Description is required`),
      ...postingRules,
    },
    ...calls,
  });
  const { language } = form.getValues();
  return (
    <FormModal
      title={isNew ? t`Create Project` : t`Edit Project`}
      size="42rem"
      form={form}
      submit={isNew ? t`Create` : t`Save`}
      working={isNew ? t`Creating...` : t`Saving...`}
      onClose={onClose}
    >
      <TextField
        label={t`Title`}
        lang={language}
        maxLength={LIMITS.title}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <TextAreaField
        label={t`Description`}
        lang={language}
        rows={7}
        maxLength={LIMITS.text}
        {...form.getInputProps('description')}
      />
      <div className="pairs">
        <TagsField label={t`Technologies`} kind="skill" optional {...form.getInputProps('technologies')} />
        <TagsField label={t`Category`} kind="skill" optional {...form.getInputProps('category')} />
        <TextFields
          inputs={form.getInputProps}
          fields={[
            { name: 'start_date', label: t`Start Date`, type: 'date', optional: true },
            { name: 'duration', label: t`Duration`, optional: true, maxLength: LIMITS.name },
            { name: 'workload', label: t`Workload`, optional: true, maxLength: LIMITS.name },
          ]}
        />
        <SuggestField
          label={t`Location`}
          kind="place"
          optional
          maxLength={LIMITS.name}
          {...form.getInputProps('location')}
        />
      </div>
      <ContractFields inputs={form.getInputProps} owner={owner} />
      <PostingFields
        inputs={form.getInputProps}
        values={form.getValues()}
        isNew={isNew}
        employmentTypes={PROJECT_EMPLOYMENT_TYPES}
      />
      <PostingHints
        posting={toChecked('project', form.getValues())}
        dismissed={form.getValues().dismissed}
        onDismissed={(rules) => form.setFieldValue('dismissed', rules)}
        onText={(field, text) => {
          if (field === 'title' || field === 'description') form.setFieldValue(field, text);
        }}
        inputOf={form.getInputNode}
      />
    </FormModal>
  );
}
