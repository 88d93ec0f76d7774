import { plural, t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import type { Filter } from '../../../../shared/api/wire.ts';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { SelectField } from '../../../../shared/ui/form/fields.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import { KIND_OPTIONS, STATUS_WORDS } from '../desk-texts.ts';
import { StageFilter } from './stage-filter.tsx';
import { ANY_STATUS, WAITING, type LIST_PATH } from './use-desk-list.ts';

const optionsOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

interface Props {
  query: Filter<typeof LIST_PATH>;
}

/**
 * Filters by kind, status and minimum waiting time, which only pending applications have, and by stage. Where the list is
 * narrow, all but the stages are folded unless one of them is set.
 */
export function DeskFilters({ query }: Props) {
  const { kind, status, waiting } = query;
  const id = useId();
  const isSet = Boolean(kind ?? waiting) || status !== 'pending';
  const [unfolded, setUnfolded] = useState(isSet);
  return (
    <>
      <Button
        small
        kind="second"
        className="desk-unfold"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >{t`Filter`}</Button>
      <div className={unfolded ? 'desk-selects' : 'desk-selects folded'} id={id}>
        <Selects query={query} />
      </div>
      {status === 'pending' && <StageFilter stage={query.stage} />}
    </>
  );
}

function Selects({ query: { kind, status, waiting } }: Props) {
  const { filter } = useAdminLocation();
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
          filter({ status: value === 'pending' ? '' : value, waiting: '', stage: '' })
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
