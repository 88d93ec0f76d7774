import { plural, t } from '@lingui/core/macro';
import { SelectField } from '../../../../shared/ui/form/fields.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import { KIND_OPTIONS, STATUS_WORDS } from '../desk-texts.ts';
import { ANY_STATUS, deskQuery, WAITING } from './use-desk-list.ts';

const optionsOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

/** Filters by kind, status and minimum waiting time, which only pending applications have. */
export function DeskFilters() {
  const { filters, filter } = useAdminLocation();
  const { kind, status, waiting } = deskQuery(filters);
  return (
    <>
      <SelectField
        hiddenLabel
        label={t`Kind`}
        value={kind ?? ''}
        onChange={(event) => filter({ kind: event.target.value })}
        options={[{ value: '', label: t`All kinds` }, ...optionsOf(KIND_OPTIONS)]}
      />
      <SelectField
        hiddenLabel
        label={t`Status`}
        value={status ?? ANY_STATUS}
        onChange={({ target: { value } }) =>
          filter({ status: value === 'pending' ? '' : value, waiting: '' })
        }
        options={[...optionsOf(STATUS_WORDS), { value: ANY_STATUS, label: t`Every status` }]}
      />
      {status === 'pending' && (
        <SelectField
          hiddenLabel
          label={t`Waiting`}
          value={waiting === undefined ? '' : String(waiting)}
          onChange={(event) => filter({ waiting: event.target.value })}
          options={[
            { value: '', label: t`Any waiting time` },
            ...WAITING.map((days) => ({
              value: days,
              label: plural(Number(days), {
                one: 'Waiting # day or more',
                other: 'Waiting # days or more',
              }),
            })),
          ]}
        />
      )}
    </>
  );
}
