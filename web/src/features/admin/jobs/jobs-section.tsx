import { t } from '@lingui/core/macro';
import { Link, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { noun } from '../../../shared/ui/counted.ts';
import { PlusIcon } from '../../../shared/ui/icons.ts';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { ListPanel } from '../parts/list-panel.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { DateText } from '../parts/date-text.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ApplicantProfile } from '../people/applicant-profile.tsx';
import { JobApplicants } from './job-applicants.tsx';
import { JobDetails } from './job-details.tsx';
import { CreateJob, EditJob } from './job-editor.tsx';

/** The list of jobs, and beside it a new job, a job, its applicants or one of them. */
export default function JobsSection() {
  const { chosen, views, to } = useAdminLocation();
  const navigate = useNavigate();
  const { jobid, userid } = chosen;
  const list = to('jobs');
  const isDetail = Boolean(jobid) || views.includes('create');
  return (
    <>
      <SectionHead title={t`Jobs`}>
        <ButtonLink small to={to('jobs', {}, 'create')}>
          <PlusIcon />
          {t`Create job`}
        </ButtonLink>
      </SectionHead>
      <div className={isDetail ? 'split has-detail' : ''}>
        <ListPanel
          noun="jobs"
          path="/api/admin/jobs"
          searchIn="title or location"
          empty={t`No jobs posted yet.`}
          selected={jobid}
          onBack={isDetail ? () => void navigate(list) : undefined}
          head={t`Title`}
          entry={(job) => ({
            to: to('jobs', { jobid: job._id }),
            title: job.title,
            about: job.location || t`No location`,
          })}
          columns={[
            {
              key: 'posted',
              head: t`Posted`,
              optional: true,
              cell: (job) => <DateText>{shortWhen(job.createdAt)}</DateText>,
            },
            {
              key: 'applicants',
              head: t`Applicants`,
              right: true,
              cell: (job) => (
                <Link to={to('jobs', { jobid: job._id }, 'applicants')}>
                  {job.applicantsCount}
                  <span className="sr">{` ${noun(job.applicantsCount, 'applicants')} for ${job.title}`}</span>
                </Link>
              ),
            },
          ]}
        />
        {views.includes('create') && <CreateJob backTo={list} />}
        {jobid && userid && <ApplicantProfile key={userid} userId={userid} jobId={jobid} />}
        {jobid && !userid && views.includes('applicants') && <JobApplicants key={jobid} jobId={jobid} />}
        {jobid && !userid && views.includes('edit') && <EditJob key={jobid} jobId={jobid} />}
        {jobid && views.length === 0 && <JobDetails key={jobid} jobId={jobid} />}
      </div>
    </>
  );
}
