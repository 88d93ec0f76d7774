import type { ApplicationStatus } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import type { JsonBody } from '../../../shared/api/wire.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';

const PATH = '/api/admin/jobs/{id}/applicants/{userId}';
type Decided = JsonBody<'patch', typeof PATH>['status'];

/** Decides about the applications for a job, one at a time. `task` has the result. */
export function useDecisions(jobId: string) {
  const [userId, setUserId] = useState('');
  const refresh = useRefresh();
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
      void task.run(async () => {
        const params = { id: jobId, userId: applicant };
        const { message } = await send('patch', PATH, { params, body: { status } });
        await refresh(
          '/api/admin/jobs',
          '/public/api/v0/jobs',
          '/api/admin/applicants',
          '/api/admin/overview',
        );
        return message;
      });
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
