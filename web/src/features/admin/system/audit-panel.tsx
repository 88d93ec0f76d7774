import { plural, t } from '@lingui/core/macro';
import { dateTime } from '../../../shared/ui/dates.ts';
import { column, lineColumn } from '../parts/columns.tsx';
import { ListPanel } from '../parts/list-panel.tsx';
import type { AuditEntry } from '../../../shared/api/types.ts';
import { actionWords, thingWord } from './audit-words.ts';
import { useAdmins } from './admins-panel.tsx';

const LIST = {
  list: t`List of entries`,
  table: t`Table of entries`,
  search: t`Filter entries`,
  pages: t`Pages of entries`,
  searchedFields: t`Filter by action or subject`,
  count: (total: number) => plural(total, { one: '# entry', other: '# entries' }),
  noMatch: (search: string) => t`No entries match “${search}”.`,
};

/** Who did it, where no present administrator did. */
const ACTORS: Record<AuditEntry['actorKind'], string> = {
  admin: t`former administrator`,
  user: t`user`,
  system: t`system`,
};

/** The audit log, which is read-only. */
export function AuditPanel() {
  const admins = useAdmins();
  const nameOf = ({ actorKind, actorId }: AuditEntry) =>
    admins.data?.find(({ _id }) => _id === actorId)?.email ?? ACTORS[actorKind];
  return (
    <ListPanel
      texts={LIST}
      path="/api/admin/audit"
      empty={t`Nothing has been recorded yet.`}
      stacked
      head={t`When`}
      entry={(row) => ({ title: dateTime(row.at) })}
      columns={[
        column(t`Who`, nameOf),
        lineColumn<AuditEntry>(t`What`, (row) => actionWords(row.action)),
        column<AuditEntry>(
          t`Subject`,
          (row) =>
            [row.label ?? thingWord(row.targetKind), row.regarding, row.reason].filter(Boolean).join(' – '),
          { labelled: true },
        ),
      ]}
    />
  );
}
