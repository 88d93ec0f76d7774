import { AUDIT_ACTIONS, PAGE } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useApi } from '../../../../shared/api/use-api.ts';
import { urlOf } from '../../../../shared/api/wire.ts';
import { dateTime } from '../../../../shared/ui/display/dates.ts';
import { SelectField } from '../../../../shared/ui/form/fields.tsx';
import { UNKNOWN_LANGUAGE } from '../../../../shared/ui/display/content-language.tsx';
import { column } from '../../parts/columns.tsx';
import { ListPanel } from '../../parts/list-panel.tsx';
import type { AuditEntry } from '../../../../shared/api/types.ts';
import { useAdminLocation } from '../../use-admin-location.ts';
import { ACTION_OPTIONS, actionWords, thingWord } from './audit-texts.ts';
import { useAdmins } from '../admins/admins-panel.tsx';

const LIST = {
  list: t`List of entries`,
  table: t`Table of entries`,
  search: t`Filter entries`,
  pages: t`Pages of entries`,
  searchedFields: t`Filter by subject`,
  count: (total: number) => plural(total, { one: '# entry', other: '# entries' }),
  noMatch: (search: string) => t`No entries match “${search}”.`,
};

/** The actor, if it is neither a current administrator nor a key whose name is known. */
const ACTORS: Record<AuditEntry['actorKind'], string> = {
  admin: t`former administrator`,
  key: t`API key`,
  user: t`user`,
  system: t`system`,
};

const keyName = (name: string | undefined) => (name ? t`${name} (API key)` : ACTORS.key);

/** The audit log, which is read-only. */
export function AuditPanel() {
  // Loaded here, because data that a row loads later would not render the list again.
  const { data: admins } = useAdmins();
  const { data: keys } = useApi(urlOf('/api/admin/api-keys', { limit: PAGE.maxLimit }));
  const { filters, filter } = useAdminLocation();
  const action = AUDIT_ACTIONS.find((known) => known === filters.action);
  const actorName = ({ actorKind, actorId }: AuditEntry) => {
    if (actorKind === 'key') return keyName(keys?.find(({ _id }) => _id === actorId)?.name);
    return admins?.find(({ _id }) => _id === actorId)?.email ?? ACTORS[actorKind];
  };
  return (
    <ListPanel
      texts={LIST}
      path="/api/admin/audit"
      query={{ action }}
      filters={
        <SelectField
          hiddenLabel
          label={t`Action`}
          value={action ?? ''}
          onChange={(event) => filter({ action: event.target.value })}
          options={[{ value: '', label: t`All actions` }, ...ACTION_OPTIONS]}
        />
      }
      empty={action ? t`This has not been recorded yet.` : t`Nothing has been recorded yet.`}
      stacked
      head={t`When, by whom`}
      entry={(row) => ({ title: dateTime(row.at), about: actorName(row) })}
      columns={[
        column<AuditEntry>(t`Action`, (row) => <span className="words">{actionWords(row.action)}</span>),
        column<AuditEntry>(
          t`Subject`,
          ({ label, targetKind, regarding, reason }) => {
            const written = [label, regarding, reason].filter(Boolean);
            if (label === undefined) written.unshift(thingWord(targetKind));
            return (
              <span lang={(label ?? regarding ?? reason) ? UNKNOWN_LANGUAGE : undefined}>
                {written.join(' – ')}
              </span>
            );
          },
          { labelled: true },
        ),
      ]}
    />
  );
}
