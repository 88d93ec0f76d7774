import { plural, t } from '@lingui/core/macro';
import type { Item } from '../../../shared/api/wire.ts';
import { StateBadge } from '../../../shared/posting/state-badge.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { withLang } from '../../../shared/ui/display/content-language.tsx';
import { applicantsColumn, dateColumn } from '../parts/columns.tsx';
import { ListSection } from '../parts/section-frame.tsx';
import { usePostingFilters } from '../parts/use-posting-filters.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ApplicantProfile, JobApplicants } from './job-applicants.tsx';
import { JobDetails } from './job-details.tsx';
import { CreateJob, EditJob } from './job-editor.tsx';

type Job = Item<'/api/admin/jobs'>;

const LIST = {
  list: t`List of jobs`,
  table: t`Table of jobs`,
  search: t`Filter jobs`,
  pages: t`Pages of jobs`,
  searchedFields: t`Filter by title or location`,
  count: (total: number) => plural(total, { one: '# job', other: '# jobs' }),
  noMatch: (search: string) => t`No jobs match “${search}”.`,
};

/** The list of jobs, and beside it a new job, a job, its applicants or one applicant. */
export default function JobsSection() {
  const { chosen, views, to } = useAdminLocation();
  const { query, selects, empty } = usePostingFilters({
    any: t`No jobs posted yet.`,
    inState: t`There are no jobs in this state.`,
    inLanguage: t`There are no such jobs in this language.`,
  });
  const { jobid, userid } = chosen;
  return (
    <ListSection
      add={{ text: t`Create job` }}
      texts={LIST}
      path="/api/admin/jobs"
      query={query}
      empty={empty}
      param="jobid"
      filters={selects}
      head={t`Title`}
      entry={(job) => ({
        title: withLang(job, job.title),
        about: job.location || t`No location`,
        mark: job.state !== 'open' && (
          <>
            {' '}
            <StateBadge state={job.state} />
          </>
        ),
      })}
      columns={[
        dateColumn<Job>(t`Posted`, (job) => shortWhen(job.createdAt)),
        applicantsColumn<Job>((job) => to('jobs', { jobid: job._id }, 'applicants')),
      ]}
      detail={
        (jobid || views.includes('create')) && (
          <>
            {views.includes('create') && <CreateJob backTo={to('jobs')} />}
            {jobid && userid && <ApplicantProfile key={userid} userId={userid} jobId={jobid} />}
            {jobid && !userid && views.includes('applicants') && <JobApplicants key={jobid} jobId={jobid} />}
            {jobid && !userid && views.includes('edit') && <EditJob key={jobid} jobId={jobid} />}
            {jobid && views.length === 0 && <JobDetails key={jobid} jobId={jobid} />}
          </>
        )
      }
    />
  );
}
