import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGrowingList } from '../../../shared/api/use-api.ts';
import type { User } from '../../../shared/api/types.ts';
import { useAddressFilters } from '../../../shared/ui/use-address-filters.ts';
import { FilteredList } from '../filtered-list.tsx';
import { ConsultantCard } from './consultant-card.tsx';

/** All consultants, each with an Apply button for companies. `?consultantId=` scrolls to that one. */
export function ConsultantsTab({ user }: { user: User }) {
  const chosen = useSearchParams()[0].get('consultantId');
  const filters = useAddressFilters('q');
  const list = useGrowingList('/private/api/consultants', filters[0], { limit: chosen ? 200 : undefined });
  const root = useRef<HTMLUListElement>(null);
  const ready = list.data !== undefined;
  useEffect(() => {
    if (!ready || !chosen) return;
    const card = root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(chosen)}"]`);
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('button')?.focus({ preventScroll: true });
  }, [ready, chosen]);
  return (
    <FilteredList
      title={t`All Consultants`}
      count={plural(list.total, { one: '# consultant', other: '# consultants' })}
      filters={filters}
      placeholder={t`Name or skill`}
      list={list}
      empty={t`No consultants found.`}
      failed={t`Failed to fetch consultants`}
      showAll={t`Show all consultants`}
    >
      {(consultants) => (
        <ul className="people" ref={root}>
          {consultants.map((consultant) => (
            <ConsultantCard
              key={consultant._id}
              consultant={consultant}
              user={user}
              chosen={consultant._id === chosen}
            />
          ))}
        </ul>
      )}
    </FilteredList>
  );
}
