import { LIMITS, splitList, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Employee } from '../../shared/api/types.ts';
import type { Url } from '../../shared/api/wire.ts';
import {
  AvailabilityFields,
  toAvailabilityChange,
  toAvailabilityValues,
} from '../../shared/availability/availability-fields.tsx';
import { rateRead } from '../../shared/posting/rates.ts';
import { ApiForm, FormActions } from '../../shared/ui/form/api-form.tsx';
import { CareerFields, toCareer, toCareerValues } from '../../shared/ui/form/career-fields.tsx';
import { editOf } from '../../shared/ui/form/meanwhile/use-edit.ts';
import { forgetFileError } from '../../shared/ui/form/pdf/file-errors.ts';
import { PdfField } from '../../shared/ui/form/pdf/pdf-field.tsx';
import { TextField } from '../../shared/ui/form/fields.tsx';
import { TagsField } from '../../shared/ui/form/suggest/tags-field.tsx';
import { TextFields } from '../../shared/ui/form/text-fields.tsx';
import { requiredName } from '../../shared/ui/form/person-fields.tsx';
import { required, useApiForm, type Progress } from '../../shared/ui/form/use-api-form.ts';
import type { Draft } from '../../shared/ui/form/use-draft.ts';

/** The form's values; skills and projects are comma-separated text. */
export type EmployeeValues = ReturnType<typeof toEmployeeValues>;

export function toEmployeeValues(employee?: Employee) {
  return {
    name: employee?.name ?? '',
    email: employee?.email ?? '',
    companyName: employee?.companyName ?? '',
    position: employee?.position ?? '',
    skills: employee?.skills ?? '',
    rate: employee?.rate ?? '',
    availability: employee?.availability ?? '',
    ...toAvailabilityValues(employee),
    projects: employee?.projects?.join(', ') ?? '',
    ...toCareerValues(employee),
  };
}

/** The request body for companies and administrators; without a new file the stored CV stays. */
export function toEmployeeBody(values: EmployeeValues, cv: File | null, { from }: Pick<Sending, 'from'>) {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    position: values.position.trim(),
    rate: values.rate.trim(),
    availability: values.availability.trim(),
    ...toAvailabilityChange(values, from),
    skills: splitList(values.skills).join(', '),
    ...toCareer(values),
    ...(cv && { cv }),
  };
}

export interface Sending {
  onProgress: Progress;
  ifMatch: string | undefined;
  /** What an edit was filled with; null for a new employee. */
  from: EmployeeValues | null;
}

interface Props {
  /** The employee to edit; a new one is created without it. */
  employee?: Employee;
  draft: Draft<EmployeeValues>;
  /** URL of the stored CV. */
  cvAt?: Url<Blob>;
  /** `ifMatch`: the version that an edit was filled from. */
  send: (values: EmployeeValues, cv: File | null, sending: Sending) => Promise<void>;
  onSent: (values: EmployeeValues) => void;
  onCancel: () => void;
  /** Used in a panel of the administration, which also shows the company and the projects. */
  panel?: boolean;
}

/** Adds or edits an employee: name, email and skills are required. */
export function EmployeeForm({ employee, draft, cvAt, send, onSent, onCancel, panel }: Props) {
  const [cv, setCv] = useState<File | null>(null);
  const form = useApiForm<EmployeeValues>({
    initial: draft,
    validate: {
      name: requiredName(TEXTS.nameRequired),
      email: required(TEXTS.emailRequired),
      skills: required(t`Skills are required`),
    },
    texts: {
      failed: employee ? t`Failed to update employee` : t`Failed to save employee`,
      network: t`Something went wrong!`,
    },
    edits: editOf(employee, toEmployeeValues, {
      files: [{ name: 'cv', label: t`CV`, file: cv, drop: () => setCv(null) }],
    }),
    send: (values, onProgress, from) =>
      send(values, cv, { onProgress, ifMatch: from?.version, from: from?.values ?? null }),
    onSent,
  });
  const short = { optional: true, maxLength: LIMITS.title };
  return (
    <ApiForm
      form={form}
      className={panel ? 'pad adm-form' : 'form'}
      outcomeLast
      actions={
        <FormActions form={form} submit={t`Save`} working={t`Saving...`} onCancel={onCancel} panel={panel} />
      }
    >
      <div className="pairs">
        <TextFields
          inputs={form.getInputProps}
          fields={[
            { name: 'name', label: t`Name`, maxLength: LIMITS.name },
            { name: 'email', label: t`Email`, type: 'email', autoComplete: 'off', maxLength: LIMITS.email },
            panel && !employee?.b2bId && { name: 'companyName', label: t`Company`, ...short },
            { name: 'position', label: t`Position`, ...short },
            {
              name: 'rate',
              label: t`Rate`,
              hint: rateRead(form.getValues().rate) || t`For example, €85 per hour`,
              ...short,
            },
            { name: 'availability', label: t`Availability`, hint: t`For example, from January`, ...short },
          ]}
        />
        <AvailabilityFields inputs={form.getInputProps} />
        <TagsField
          label={t`Skills`}
          kind="skill"
          placeholder={t`ABAP, Fiori`}
          {...form.getInputProps('skills')}
        />
        {panel && (
          <TextField
            label={t`Projects`}
            hint={t`Separated by commas`}
            optional
            {...form.getInputProps('projects')}
          />
        )}
      </div>
      <CareerFields inputs={form.getInputProps} />
      <PdfField
        label={t`CV`}
        file={cv}
        onFile={(file) => {
          setCv(file);
          forgetFileError(form, 'cv');
        }}
        stored={employee?.cv}
        storedAt={cvAt}
        error={form.errors['cv']?.toString()}
        progress={form.progress}
      />
    </ApiForm>
  );
}
