import { jobPath } from '@consulting/contracts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Job } from '../../shared/api/types.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { JobRow } from '../jobs/job-row.tsx';

/** Open jobs as rows, each with a link to its page. */
export function JobBoard({ jobs, onView }: { jobs: readonly Job[]; onView: (job: Job) => void }) {
  return (
    <ul className="board">
      {jobs.map((job) => (
        <JobRow
          key={job._id}
          job={job}
          title={
            <Link to={jobPath({ id: job._id, title: job.title })} lang={job.language}>
              {job.title}
            </Link>
          }
          side={
            <Button kind="second" small onClick={() => onView(job)}>
              <Trans>
                View Details
                <span className="sr" lang={job.language}>
                  : {job.title}
                </span>
              </Trans>
            </Button>
          }
        />
      ))}
    </ul>
  );
}
