import { jobTexts, TEXTS, type ApplicationStatus } from '@consulting/contracts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { SeekersJob, User } from '../../../shared/api/types.ts';
import { StatusBadge } from '../../../shared/ui/display/badge.tsx';
import { ChevronIcon } from '../../../shared/ui/display/icons.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { JobRow } from '../../jobs/job-row.tsx';
import SharedSkills from '../../shared-skills/shared-skills.tsx';
import { ApplyButton } from '../apply-button.tsx';

/** The status of the user's application for a job; undefined without one, and after it was withdrawn. */
export function statusOf(user: User, jobId: string): ApplicationStatus | undefined {
  return user.jobs_applied?.find(({ _id, status }) => _id === jobId && status !== 'withdrawn')?.status;
}

interface Props {
  job: SeekersJob;
  user: User;
  open: boolean;
  onToggle: () => void;
}

/** One row of the accordion. A row that is open when mounted was linked to, so it is scrolled to and focused. */
export function JobItem({ job, user, open, onToggle }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const linked = useRef(open);
  const status = statusOf(user, job._id);
  // A job opened by a link may be paused or closed; those in the list are open.
  const isOver = job.state !== 'open';
  useEffect(() => {
    if (!linked.current) return;
    button.current?.scrollIntoView({ block: 'start' });
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <JobRow
      job={job}
      className={open ? 'open' : undefined}
      note={<SharedSkills shared={job.shared} />}
      title={
        <button
          ref={button}
          className="t"
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={id}
          aria-describedby={status && `${id}-status`}
          onClick={onToggle}
          lang={job.language}
        >
          {job.title}
        </button>
      }
      side={
        <>
          {status && (
            <span id={`${id}-status`}>
              <StatusBadge status={status} />
            </span>
          )}
          <ChevronIcon />
        </>
      }
    >
      <div className="p" id={id} role="region" aria-labelledby={`${id}-title`} hidden={!open} tabIndex={-1}>
        <p className="meta">{job.company}</p>
        {job.introduction && <p lang={job.language}>{job.introduction}</p>}
        <p className="prewrap" lang={job.language}>
          {job.description}
        </p>
        {isOver && <Notice tone="info">{jobTexts(job).notice}</Notice>}
        <ApplyButton
          target={{ kind: 'job', id: job._id, title: job.title }}
          chosen={open}
          applied={status !== undefined || isOver}
          already={isOver ? undefined : TEXTS.jobAlreadyApplied}
          shownBy={['/private/api/me']}
        >
          <Trans>
            Apply
            <span className="sr" lang={job.language}>
              : {job.title}
            </span>
          </Trans>
        </ApplyButton>
      </div>
    </JobRow>
  );
}
