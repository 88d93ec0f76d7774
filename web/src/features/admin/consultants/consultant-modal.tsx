import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { Consultant } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { LANGUAGE } from '../../../shared/language.ts';
import {
  AvailabilityFields,
  toAvailabilityChange,
  toAvailabilityValues,
} from '../../../shared/availability/availability-fields.tsx';
import { FormModal } from '../../../shared/ui/form/api-form.tsx';
import { CareerFields, toCareer, toCareerValues } from '../../../shared/ui/form/career-fields.tsx';
import { EmailField, SelectField, TextField } from '../../../shared/ui/form/fields.tsx';
import { editOf } from '../../../shared/ui/form/meanwhile/use-edit.ts';
import { LANGUAGE_OPTIONS } from '../../../shared/ui/list/language-filter.tsx';
import { TagsField } from '../../../shared/ui/form/suggest/tags-field.tsx';
import { rateRead } from '../../../shared/posting/rates.ts';
import { TextFields } from '../../../shared/ui/form/text-fields.tsx';
import { useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { useAdminDraft } from '../use-admin-draft.ts';

/** The form's values; skills and projects are comma-separated text. */
type ConsultantValues = ReturnType<typeof toConsultantValues>;

function toConsultantValues(consultant?: Consultant) {
  return {
    language: consultant?.language ?? LANGUAGE,
    name: consultant?.name ?? '',
    email: consultant?.email ?? '',
    position: consultant?.position ?? '',
    skills: consultant?.skills.join(', ') ?? '',
    rate: consultant?.rate ?? '',
    availability: consultant?.availability ?? '',
    ...toAvailabilityValues(consultant),
    projects: consultant?.projects.join(', ') ?? '',
    listed: consultant?.listed ?? true,
    ...toCareerValues(consultant),
  };
}

/** Accepts a JSON list or comma-separated text (the specification, section 5). */
function projectList(text: string): string[] {
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read)) return read.map(String);
  } catch {
    // Not JSON, so it is comma-separated.
  }
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

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
  const refresh = useRefresh();
  const hint = useId();
  const form = useApiForm<ConsultantValues>({
    initial: useAdminDraft(`consultant:${consultant?._id ?? 'new'}`, toConsultantValues(consultant)),
    texts: { failed: '' },
    edits: editOf(consultant, toConsultantValues),
    send: async (values, _progress, from) => {
      const projects = projectList(values.projects);
      const { available_from: _, days_per_week: __, ...others } = values;
      const known = toAvailabilityChange(values, from?.values);
      const body = { ...others, ...known, ...toCareer(values), projects };
      const params = consultant && { id: consultant._id };
      if (params) await send('put', '/api/admin/consultants/{id}', { params, body, ifMatch: from?.version });
      else
        await send('post', '/api/admin/consultants', {
          form: {
            ...body,
            listed: String(body.listed) as 'true' | 'false',
            projects: JSON.stringify(projects),
          },
        });
      await refresh('/api/admin/consultants', '/api/admin/overview');
    },
    onSent: onClose,
  });
  const inputs = form.getInputProps;
  const short = { optional: true, maxLength: LIMITS.title };
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
        <TextField label={t`Name`} maxLength={LIMITS.name} {...inputs('name')} />
        <EmailField optional {...inputs('email')} />
      </div>
      <div className="pairs">
        <TextField label={t`Position`} {...short} {...inputs('position')} />
        <SelectField
          label={t`Language`}
          hint={t`The language of the entries`}
          options={LANGUAGE_OPTIONS}
          {...inputs('language')}
        />
      </div>
      <div className="pairs">
        <TextFields
          inputs={inputs}
          fields={[
            {
              name: 'rate',
              label: t`Rate`,
              hint: rateRead(form.getValues().rate) || t`For example, €950 per day`,
              ...short,
            },
            { name: 'availability', label: t`Availability`, hint: t`For example, from January`, ...short },
          ]}
        />
        <AvailabilityFields inputs={inputs} />
        <TagsField label={t`Skills`} kind="skill" optional {...inputs('skills')} />
        <TextField label={t`Projects`} optional hint={t`Separated by commas`} {...inputs('projects')} />
      </div>
      <CareerFields inputs={inputs} />
      <div>
        <label className="check">
          <input
            type="checkbox"
            aria-describedby={hint}
            {...form.getInputProps('listed', { type: 'checkbox' })}
          />
          <span>{t`Listed: companies and visitors see this consultant`}</span>
        </label>
        <p className="hint" id={hint}>
          {t`Only consultants who are not listed can be proposed: in the list companies read the name and could recognise the profile. Listing somebody withdraws the proposals that are open.`}
        </p>
      </div>
    </FormModal>
  );
}
