import { LIMITS, type JobPageContent } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import type { CareerSite, JobPage } from '../../../shared/api/types.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Modal } from '../../../shared/ui/dialog/modal.tsx';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';
import { FormModal } from '../../../shared/ui/form/api-form.tsx';
import { SelectField } from '../../../shared/ui/form/fields.tsx';
import { editOf } from '../../../shared/ui/form/meanwhile/use-edit.ts';
import { useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { useAdminDraft } from '../use-admin-draft.ts';
import './career-site.css';
import { BENEFITS, EntryFields, entryErrors, STEPS, tooFewSteps } from './entry-fields.tsx';
import { PagePreview } from './page-preview.tsx';
import { TeamChoice } from './team-choice.tsx';
import { useCareerSite, useCareerSiteRefresh } from './use-career-site.ts';

interface Props {
  job: { _id: string; title: string };
  onClose: () => void;
}

/** Where the page of a job differs from the career site. */
export function JobPageModal({ job, onClose }: Props) {
  const site = useCareerSite();
  const page = useApi(urlOf('/api/admin/career-site/jobs/{id}', { id: job._id }));
  const both = {
    data: site.data && page.data && { site: site.data, page: page.data },
    error: site.error ?? page.error,
    mutate: () => Promise.all([site.mutate(), page.mutate()]),
  };
  if (both.data) return <JobPageForm {...both.data} job={job} onClose={onClose} />;
  return (
    <Modal title={t`Page of this job`} onClose={onClose}>
      <Loaded query={both} failed={t`The page of this job could not be loaded.`}>
        {() => null}
      </Loaded>
    </Modal>
  );
}

type Values = JobPageContent & Record<string, unknown>;

const toValues = ({ contact, team, steps, benefits }: JobPageContent): Values => ({
  ...{ contact, team, steps, benefits },
});

function JobPageForm({ site, page, job, onClose }: Props & { site: CareerSite; page: JobPage }) {
  const refresh = useCareerSiteRefresh();
  const form = useApiForm<Values>({
    initial: useAdminDraft(`job-page:${job._id}`, toValues(page)),
    edits: editOf(page, toValues),
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    validate: ({ steps, benefits }) => ({
      ...entryErrors('steps', steps),
      ...tooFewSteps(steps),
      ...entryErrors('benefits', benefits),
    }),
    send: async (values, _, from) => {
      const params = { id: job._id };
      const body = toValues(values);
      await send('put', '/api/admin/career-site/jobs/{id}', { params, body, ifMatch: from?.version });
      await refresh();
    },
    onSent: onClose,
  });
  const { values, errors } = form;
  const set = (changed: Partial<JobPageContent>) => form.setValues(changed as Partial<Values>);
  return (
    <FormModal
      title={t`Page of “${job.title}”`}
      size="56rem"
      form={form}
      submit={t`Save`}
      working={t`Saving...`}
      onClose={onClose}
    >
      <p className="muted">{t`Choose only what differs for this job. Everything else is shown as on every job.`}</p>
      <SelectField
        label={t`Contact for applicants`}
        data-path="contact"
        value={values.contact ?? ''}
        error={errors['contact']}
        options={[
          { value: '', label: t`Same as on every job` },
          ...site.team.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(event) => set({ contact: event.target.value || null })}
      />
      <Own
        label={t`Other team members`}
        isOwn={values.team !== null}
        onChange={(isOwn) =>
          set({ team: isOwn ? site.team.filter(({ shown }) => shown).map(({ _id }) => _id) : null })
        }
      />
      {values.team && <TeamChoice team={site.team} value={values.team} onChange={(team) => set({ team })} />}
      <Own
        label={t`Other hiring steps`}
        isOwn={values.steps !== null}
        onChange={(isOwn) => set({ steps: isOwn ? site.steps.slice(0, LIMITS.hiringSteps.max) : null })}
      />
      {values.steps && (
        <EntryFields
          kind={STEPS}
          name="steps"
          value={values.steps}
          errors={errors}
          onChange={(steps) => set({ steps })}
        />
      )}
      <Own
        label={t`Other benefits`}
        isOwn={values.benefits !== null}
        onChange={(isOwn) => set({ benefits: isOwn ? site.benefits : null })}
      />
      {values.benefits && (
        <EntryFields
          kind={BENEFITS}
          name="benefits"
          value={values.benefits}
          errors={errors}
          onChange={(benefits) => set({ benefits })}
        />
      )}
      <PagePreview site={site} page={values} />
    </FormModal>
  );
}

interface OwnProps {
  label: string;
  isOwn: boolean;
  onChange: (isOwn: boolean) => void;
}

/** Whether this job has a part of its own. It begins as what every job shows. */
function Own({ label, isOwn, onChange }: OwnProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOwn} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
