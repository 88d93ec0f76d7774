import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { TaskNotice } from '../../../shared/ui/task-notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { ListPanel } from '../parts/list-panel.tsx';
import { useSystemChanges } from './use-system.ts';

/** Mails that are waiting for delivery, and those that failed for good. */
export function OutboxPanel() {
  const { retryMail } = useSystemChanges();
  const task = useTask({ failed: t`Something went wrong`, network: t`Network error.` });
  return (
    <>
      <TaskNotice task={task} closable />
      <ListPanel
        noun="mails"
        path="/api/admin/outbox"
        searchIn="email or subject"
        empty={t`All emails have been delivered.`}
        refreshInterval={30_000}
        stacked
        opens={false}
        head={t`To`}
        entry={(row) => ({ title: row.to, about: row.subject })}
        columns={[
          {
            key: 'state',
            head: t`State`,
            cell: (row) =>
              row.state === 'failed' ? (
                <Badge tone="bad">{t`Failed`}</Badge>
              ) : (
                <Badge>{row.nextAt ? t`Next attempt ${shortWhen(row.nextAt)}` : t`Waiting`}</Badge>
              ),
          },
          {
            key: 'error',
            head: t`Mail server response`,
            cell: (row) => row.lastError ?? (row.attempts === 0 ? t`Not attempted yet` : '–'),
          },
          { key: 'tries', head: t`Attempts`, right: true, optional: true, cell: (row) => row.attempts },
          {
            key: 'retry',
            head: <span className="sr">{t`Retry`}</span>,
            cell: (row) => (
              <div className="acts">
                <Button
                  small
                  kind="second"
                  disabled={task.working}
                  onClick={() => void task.run(() => retryMail(row._id))}
                >
                  <Trans>
                    Send again<span className="sr"> to {row.to}</span>
                  </Trans>
                </Button>
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
