import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { Job, User } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { StatusBadge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ChevronIcon, PlaceIcon, SchoolIcon } from '../../../shared/ui/icons.ts';
import { TaskNotice } from '../../../shared/ui/task-notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { statusOf } from './application-status.ts';

interface Props {
  job: Job;
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
  useEffect(() => {
    if (!linked.current) return;
    linked.current = false;
    button.current?.scrollIntoView({ block: 'start' });
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li>
      <h3>
        <button
          ref={button}
          className="t"
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          <span>{job.title}</span>
          {status ? <StatusBadge status={status} /> : <span className="acc-side">{job.location}</span>}
          <ChevronIcon />
        </button>
      </h3>
      <div className="p" id={id} role="region" aria-labelledby={`${id}-title`} hidden={!open}>
        <p className="meta">
          <span>{job.company}</span>
          {job.location && (
            <span>
              <PlaceIcon /> {job.location}
            </span>
          )}
          <span>
            <SchoolIcon /> {job.qualification || t`Not specified`}
          </span>
        </p>
        {job.introduction && <p>{job.introduction}</p>}
        <p className="prewrap">{job.description}</p>
        <Apply job={job} user={user} applied={status !== undefined} />
      </div>
    </li>
  );
}

function Apply({ job, user, applied }: { job: Job; user: User; applied: boolean }) {
  const refresh = useRefresh();
  const task = useTask({ failed: t`Failed to apply`, network: t`Something went wrong. Try again.` });
  const apply = async () => {
    await task.run(async () => {
      const body = { userId: user._id, jobId: job._id };
      return (await send('post', '/api/apply', { body })).message;
    });
    // Also after an error: the application may have been sent from another window.
    await refresh('/private/api/me');
  };
  return (
    <>
      <TaskNotice task={task} focusOnShow />
      {applied && !task.done && !task.error && <p className="acc-applied">{TEXTS.jobAlreadyApplied}</p>}
      {!applied && !task.done && (
        <Button working={task.working && t`Applying...`} onClick={() => void apply()}>
          <Trans>
            Apply<span className="sr">: {job.title}</span>
          </Trans>
        </Button>
      )}
    </>
  );
}
