import { LIMITS, preview, TIMING } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Job, User } from '../../../shared/api/types.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { StatusBadge } from '../../../shared/ui/badge.tsx';
import { GoLink } from '../../../shared/ui/go-link.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { statusOf } from '../jobs/job-item.tsx';

/** The latest 5 jobs. */
export function RecentJobs({ user }: { user: User }) {
  const query = useApi(urlOf('/public/api/v0/jobs', { limit: LIMITS.dashboardList }), {
    refreshInterval: TIMING.pollJobs,
  });
  return (
    <section className="card" aria-labelledby="jobs-heading">
      <div className="head2">
        <h2 id="jobs-heading">{t`New jobs`}</h2>
        <GoLink to="/dashboard/jobs">{t`View all jobs`}</GoLink>
      </div>
      <Loaded query={query} empty={t`No new job posted`} failed="empty">
        {(jobs) => (
          <ul className="jobs5">
            {jobs.slice(0, LIMITS.dashboardList).map((job) => (
              <JobAlert key={job._id} job={job} user={user} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function JobAlert({ job, user }: { job: Job; user: User }) {
  const status = statusOf(user, job._id);
  return (
    <li>
      <h3>
        <Link to={`/dashboard/jobs?jobid=${job._id}`}>{job.title}</Link>
      </h3>
      {status ? <StatusBadge status={status} /> : <span className="muted small">{job.location}</span>}
      <p className="small">{preview(job.introduction || job.description, LIMITS.jobIntroPreview)}</p>
    </li>
  );
}
