import { LANGUAGE_NAMES } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../shared/api/client.ts';
import type { AdminJob } from '../../../shared/api/types.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { deleteQuestion } from '../../../shared/posting/delete-question.ts';
import { postingFacts } from '../../../shared/posting/posting-meta.tsx';
import { StateBadge } from '../../../shared/posting/state-badge.tsx';
import { usePostingActions } from '../../../shared/posting/use-posting-actions.tsx';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';
import { dateTime } from '../../../shared/ui/display/dates.ts';
import { withOutcome } from '../../../shared/ui/feedback/outcome.tsx';
import { withLang } from '../../../shared/ui/display/content-language.tsx';
import { REFRESH_AFTER_DECISION } from '../applications/decision/use-deciding.ts';
import { JobPageModal } from '../career-site/job-page-modal.tsx';
import { DialogButton } from '../parts/dialog-button.tsx';
import { EntryActions } from '../parts/entry-actions.tsx';
import { Facts } from '../parts/facts.tsx';
import { EntryPanel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';

/** A job in any state, including drafts. */
export const useAdminJob = (id: string) => useApi(urlOf('/api/admin/jobs/{id}', { id }));

/** Paths of everything that shows jobs and their states. */
export const REFRESH_AFTER_JOB_CHANGE = [
  '/api/admin/jobs',
  '/public/api/v0/jobs',
  '/api/admin/overview',
] as const;

export function JobDetails({ jobId }: { jobId: string }) {
  const query = useAdminJob(jobId);
  return (
    <EntryPanel
      query={query}
      title={query.data?.title ?? t`Job`}
      lang={query.data?.language}
      actions={query.data && <StateBadge state={query.data.state} />}
    >
      {(job) => <JobEntry job={job} />}
    </EntryPanel>
  );
}

function JobEntry({ job }: { job: AdminJob }) {
  const { to } = useAdminLocation();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const params = { id: job._id };
  const steps = usePostingActions({
    kind: 'job',
    title: job.title,
    state: job.state,
    owner: { owner: job.company, isFirm: true },
    closesAt: job.closes_at,
    waiting: job.pendingCount,
    refresh: () => refresh(...REFRESH_AFTER_JOB_CHANGE),
    setState: async (body) => {
      const answer = await send('patch', '/api/admin/jobs/{id}/state', { params, body });
      // Closing decides on pending applications, and every application shows whether the job is open.
      await refresh(...REFRESH_AFTER_JOB_CHANGE, ...REFRESH_AFTER_DECISION);
      return answer;
    },
    copy: async () => {
      const { message, _id } = await send('post', '/api/admin/jobs/{id}/copy', { params });
      await refresh(...REFRESH_AFTER_JOB_CHANGE);
      void navigate(to('jobs', { jobid: _id }), withOutcome(message));
    },
  });
  const count = job.applicantsCount;
  return (
    <PanelBody>
      {steps.notice}
      <EntryActions
        path="/api/admin/jobs/{id}"
        id={job._id}
        lists={['/api/admin/jobs?', '/api/admin/applicants']}
        title={t`Delete job`}
        question={deleteQuestion(job.title, count)}
        outcome={t`Job “${job.title}” was deleted.`}
        instead={steps.close && { label: t`Close it instead`, act: steps.close }}
      >
        <ButtonLink
          small
          kind={job.state === 'draft' ? 'second' : 'primary'}
          to={to('jobs', { jobid: job._id }, 'applicants')}
        >{t`Applicants`}</ButtonLink>
        <ButtonLink small kind="second" to={to('jobs', { jobid: job._id }, 'edit')}>{t`Edit`}</ButtonLink>
        <DialogButton kind="second" dialog={(close) => <JobPageModal job={job} onClose={close} />}>
          {t`Page of this job`}
        </DialogButton>
        {steps.buttons}
      </EntryActions>
      {steps.dialog}
      <Facts
        rows={[
          [t`Company`, job.company],
          [t`Location`, job.location],
          ...postingFacts(job),
          [t`Qualification`, withLang(job, job.qualification)],
          [t`Introduction`, withLang(job, job.introduction)],
          [t`Description`, withLang(job, job.description)],
          [t`Offer`, withLang(job, job.offer)],
          [t`Language`, LANGUAGE_NAMES[job.language]],
          [t`Applicants`, count],
          [job.state === 'draft' ? t`Created` : t`Posted`, dateTime(job.createdAt)],
        ]}
      />
    </PanelBody>
  );
}
