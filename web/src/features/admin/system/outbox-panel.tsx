import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import type { Item } from '../../../shared/api/wire.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/form/button.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { TaskNotice } from '../../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { actionsColumn, column } from '../parts/columns.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ListPanel } from '../parts/list-panel.tsx';

type Mail = Item<'/api/admin/outbox'>;

const LIST = {
  list: t`List of mails`,
  table: t`Table of mails`,
  search: t`Filter mails`,
  pages: t`Pages of mails`,
  searchedFields: t`Filter by email or subject`,
  count: (total: number) => plural(total, { one: '# mail', other: '# mails' }),
  noMatch: (search: string) => t`No mails match “${search}”.`,
};

function State({ state, nextAt }: Mail) {
  if (state === 'failed') return <Badge tone="bad">{t`Failed`}</Badge>;
  if (state === 'held') return <Badge tone="care">{t`Held`}</Badge>;
  return <Badge>{nextAt ? t`Next attempt ${shortWhen(nextAt)}` : t`Waiting`}</Badge>;
}

/** Why the mail is not delivered, in the mail server's words if it gave any. */
const reason = ({ state, lastError, attempts }: Mail) => {
  if (state === 'held') return t`Pending when a backup was restored. It may have been delivered since.`;
  return lastError ?? (attempts === 0 && t`Not attempted yet`);
};

/** Mails that are waiting for delivery, those that failed for good, and those that are held after a restore. */
export function OutboxPanel() {
  const refresh = useRefresh();
  const { to } = useAdminLocation();
  const task = useTask({ failed: t`Something went wrong`, network: t`Network error.` });
  const retry = (id: string) =>
    task.run(async () => {
      const { message } = await send('post', '/api/admin/outbox/{id}/retry', { params: { id } });
      await refresh('/api/admin/outbox', '/api/admin/overview');
      return message;
    });
  return (
    <>
      <TaskNotice task={task} closable />
      <ListPanel
        texts={LIST}
        path="/api/admin/outbox"
        empty={t`All emails have been delivered.`}
        emptyAction={
          <ButtonLink small kind="second" to={to('notifications')}>{t`Back to the overview`}</ButtonLink>
        }
        refreshInterval={30_000}
        stacked
        head={t`To`}
        entry={(row) => ({ title: row.to, about: row.subject })}
        columns={[
          column<Mail>(t`State`, State),
          column<Mail>(t`Mail server response`, reason),
          column<Mail>(t`Attempts`, (row) => row.attempts, { right: true, optional: true }),
          actionsColumn<Mail>(t`Retry`, (row) => (
            <div className="acts">
              <Button small kind="second" disabled={task.working} onClick={() => void retry(row._id)}>
                <Trans>
                  Send again<span className="sr"> to {row.to}</span>
                </Trans>
              </Button>
            </div>
          )),
        ]}
      />
    </>
  );
}
