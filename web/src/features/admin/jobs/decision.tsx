import type { ApplicationStatus } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { useJobChanges, type Decided } from './use-jobs.ts';

/** Decides about the applications for a job, one at a time. `task` has the result. */
export function useDecisions(jobId: string) {
  const [userId, setUserId] = useState('');
  const { decide } = useJobChanges();
  const task = useTask({
    failed: t`Failed to send notification.`,
    network: t`Network error. Please try again.`,
  });
  return {
    task,
    isDeciding: (applicant: string) => task.working && applicant === userId,
    decide: (applicant: string, status: Decided) => {
      if (task.working) return;
      setUserId(applicant);
      void task.run(() => decide(jobId, applicant, status));
    },
  };
}

interface Props {
  userId: string;
  name: string;
  status: ApplicationStatus;
  decisions: ReturnType<typeof useDecisions>;
}

/** Accept and Reject, shown only while the application is pending (the specification, section 4). */
export function Decision({ userId, name, status, decisions }: Props) {
  if (status !== 'pending') return null;
  const { isDeciding, decide } = decisions;
  return (
    <div className="acts">
      <Button small working={isDeciding(userId) && t`Saving...`} onClick={() => decide(userId, 'selected')}>
        <Trans>
          Accept<span className="sr"> {name}</span>
        </Trans>
      </Button>
      <Button small kind="reject" onClick={() => decide(userId, 'rejected')}>
        <Trans>
          Reject<span className="sr"> {name}</span>
        </Trans>
      </Button>
    </div>
  );
}
