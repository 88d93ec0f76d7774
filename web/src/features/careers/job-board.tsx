import { jobPath, postingTexts } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Job } from '../../shared/api/types.ts';
import { PostingMeta } from '../../shared/posting/posting-meta.tsx';
import { Button } from '../../shared/ui/form/button.tsx';
import { PlaceIcon, SchoolIcon } from '../../shared/ui/display/icons.ts';

const hasTerms = (job: Job) => Object.values(postingTexts(job)).some(Boolean);

/** Open jobs as rows, which are easier to compare than tiles. */
export function JobBoard({ jobs, onView }: { jobs: readonly Job[]; onView: (job: Job) => void }) {
  return (
    <ul className="board">
      {jobs.map((job) => (
        <li key={job._id}>
          <div className="job-name">
            <h3>
              <Link to={jobPath({ id: job._id, title: job.title })} lang={job.language}>
                {job.title}
              </Link>
            </h3>
            {hasTerms(job) && (
              <p className="meta">
                <PostingMeta posting={job} />
              </p>
            )}
          </div>
          <p className="cell">
            <PlaceIcon />
            <span>
              <Trans>
                <span className="sr">Location: </span>
                {job.location || t`Not specified`}
              </Trans>
            </span>
          </p>
          <p className="cell">
            <SchoolIcon />
            <span>
              <Trans>
                <span className="sr">Qualification: </span>
                <span lang={job.qualification ? job.language : undefined}>
                  {job.qualification || t`Not specified`}
                </span>
              </Trans>
            </span>
          </p>
          <Button kind="second" small onClick={() => onView(job)}>
            <Trans>
              View Details
              <span className="sr" lang={job.language}>
                : {job.title}
              </span>
            </Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}
