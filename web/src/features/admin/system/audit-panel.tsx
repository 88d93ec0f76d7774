import { t } from '@lingui/core/macro';
import { dateTime } from '../../../shared/ui/dates.ts';
import { ListPanel } from '../parts/list-panel.tsx';
import type { AuditEntry } from '../../../shared/api/types.ts';
import { useAdmins } from './use-system.ts';

/** "job.deleted" becomes "job deleted". */
const readable = (action: string) => action.replace(/[._-]/g, ' ');

/** The audit log, which is read-only. */
export function AuditPanel() {
  const admins = useAdmins();
  const nameOf = ({ actorKind, actorId }: AuditEntry) =>
    admins.data?.find(({ _id }) => _id === actorId)?.email ??
    (actorKind === 'admin' ? 'former administrator' : actorKind);
  return (
    <ListPanel
      noun="entries"
      path="/api/admin/audit"
      searchIn="action or subject"
      empty={t`Nothing has been recorded yet.`}
      stacked
      opens={false}
      head={t`When`}
      entry={(row) => ({ title: dateTime(row.at) })}
      columns={[
        { key: 'who', head: t`Who`, cell: nameOf },
        { key: 'what', head: t`What`, cell: (row) => readable(row.action) },
        {
          key: 'label',
          head: t`Subject`,
          labelled: true,
          cell: (row) => [row.label ?? row.targetKind, row.regarding].filter(Boolean).join(' – '),
        },
      ]}
    />
  );
}
