import { useState } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { dateTime } from '../../../shared/ui/dates.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { ListPanel } from '../parts/list-panel.tsx';
import type { OutboxMail } from '../../../shared/api/types.ts';
import { OUTBOX, useSystemChanges } from './use-system.ts';

/** Mails that are not delivered yet, and those that were given up. */
export function OutboxPanel() {
  const { retryMail } = useSystemChanges();
  const [done, setDone] = useState<string | null>(null);
  const task = useTask({ failed: 'Something went wrong', network: 'Network error.' });
  const retry = (id: string) => {
    setDone(null);
    void task.run(async () => setDone(await retryMail(id)));
  };
  return (
    <>
      {done && (
        <Notice tone="ok" onClose={() => setDone(null)}>
          {done}
        </Notice>
      )}
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <ListPanel<OutboxMail>
        noun="mails"
        path={OUTBOX}
        searchIn="address or subject"
        empty="All mails are delivered."
        refreshInterval={30_000}
        rowKey={(row) => row._id}
        stacked
        opens={false}
        columns={[
          {
            key: 'to',
            head: 'To',
            cell: (row) => (
              <>
                {row.to}
                <br />
                <span className="caption muted">{row.subject}</span>
              </>
            ),
          },
          {
            key: 'state',
            head: 'State',
            cell: (row) =>
              row.state === 'failed' ? (
                <Badge tone="bad">Given up</Badge>
              ) : (
                <Badge>{row.nextAt ? `Next try ${dateTime(row.nextAt)}` : 'Waiting'}</Badge>
              ),
          },
          {
            key: 'error',
            head: 'What the mail server said',
            cell: (row) => row.lastError ?? (row.attempts === 0 ? 'Not tried yet' : '–'),
          },
          { key: 'tries', head: 'Tries', right: true, optional: true, cell: (row) => row.attempts },
          {
            key: 'retry',
            head: <span className="sr">Once more</span>,
            cell: (row) => (
              <div className="acts">
                <Button small kind="second" disabled={task.working} onClick={() => retry(row._id)}>
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
