import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGrowingList } from '../../../shared/api/use-api.ts';
import type { User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { counted } from '../../../shared/ui/counted.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useAddressFilters } from '../../../shared/ui/use-address-filters.ts';
import { ConsultantCard } from './consultant-card.tsx';

/** All consultants, each with an Apply button for companies. `?consultantId=` scrolls to that one. */
export function ConsultantsTab({ user }: { user: User }) {
  const chosen = useSearchParams()[0].get('consultantId');
  const [{ q }, filter] = useAddressFilters('q');
  const list = useGrowingList('/private/api/consultants', { q }, { limit: chosen ? 200 : undefined });
  const root = useRef<HTMLUListElement>(null);
  const ready = list.data !== undefined;
  useEffect(() => {
    if (!ready || !chosen) return;
    const card = root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(chosen)}"]`);
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('button')?.focus({ preventScroll: true });
  }, [ready, chosen]);
  return (
    <section className="tab-section" aria-labelledby="consultants-heading">
      <div className="head2">
        <h2 id="consultants-heading">{t`All Consultants`}</h2>
        <p className="muted small" role="status">
          {list.data && counted(list.total, 'consultants')}
        </p>
      </div>
      <div className="filter-row" role="search">
        <SearchField
          label={t`Search`}
          value={q}
          onSearch={(text) => filter({ q: text })}
          placeholder={t`Name or skill`}
        />
      </div>
      <Loaded
        query={list}
        empty={t`No consultants found.`}
        emptyAction={
          q && (
            <Button kind="second" small onClick={() => filter({ q: '' })}>{t`Show all consultants`}</Button>
          )
        }
        failed={t`Failed to fetch consultants`}
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
      </Loaded>
      <LoadMore list={list} />
    </section>
  );
}
