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
  const task = useTask({ failed: 'Something went wrong', network: 'Network error.' });
  return (
    <>
      <TaskNotice task={task} closable />
      <ListPanel
        noun="mails"
        path="/api/admin/outbox"
        searchIn="email or subject"
        empty="All emails have been delivered."
        refreshInterval={30_000}
        stacked
        opens={false}
        head="To"
        entry={(row) => ({ title: row.to, about: row.subject })}
        columns={[
          {
            key: 'state',
            head: 'State',
            cell: (row) =>
              row.state === 'failed' ? (
                <Badge tone="bad">Failed</Badge>
              ) : (
                <Badge>{row.nextAt ? `Next attempt ${shortWhen(row.nextAt)}` : 'Waiting'}</Badge>
              ),
          },
          {
            key: 'error',
            head: 'Mail server response',
            cell: (row) => row.lastError ?? (row.attempts === 0 ? 'Not attempted yet' : '–'),
          },
          { key: 'tries', head: 'Attempts', right: true, optional: true, cell: (row) => row.attempts },
          {
            key: 'retry',
            head: <span className="sr">Retry</span>,
            cell: (row) => (
              <div className="acts">
                <Button
                  small
                  kind="second"
                  disabled={task.working}
                  onClick={() => void task.run(() => retryMail(row._id))}
                >
                  Send again<span className="sr"> to {row.to}</span>
                </Button>
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
