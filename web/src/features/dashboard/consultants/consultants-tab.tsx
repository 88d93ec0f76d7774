import { plural, t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NEW_ONLY, useGrowingList } from '../../../shared/api/use-api.ts';
import { BY_FREE, readFreeBy } from '../../../shared/availability/free-by.tsx';
import { countText } from '../../../shared/ui/list/count-text.ts';
import { BY_LANGUAGE, readLanguage } from '../../../shared/ui/list/language-filter.tsx';
import type { ListFilters } from '../../../shared/ui/list/filter.tsx';
import { NewOnly } from '../../saved-searches/new-only.tsx';
import { SaveSearch } from '../../saved-searches/save-search.tsx';
import type { User } from '../../../shared/api/types.ts';
import { OrderField, readOrder, SharedSkillsNote } from '../../shared-skills/shared-skills.tsx';
import { FilteredList } from '../filtered-list.tsx';
import { CompareBar } from './compare-bar.tsx';
import { ConsultantComparison } from './comparison-table.tsx';
import { ConsultantRow } from './consultant-row.tsx';
import { useConsultantFilters, type Comparison } from './use-comparison.ts';
import './comparison.css';
import './consultants.css';

/** All consultants, or up to three of them side by side. */
export function ConsultantsTab({ user }: { user: User }) {
  const { filters, savedSearch, sort, comparison } = useConsultantFilters();
  const [wasOpen, setWasOpen] = useState(comparison.isOpen);
  if (comparison.isOpen && !wasOpen) setWasOpen(true);
  return comparison.isOpen ? (
    <ConsultantComparison comparison={comparison} />
  ) : (
    <ConsultantsList
      user={user}
      filters={filters}
      savedSearch={savedSearch}
      order={readOrder(sort, user)}
      comparison={comparison}
      isReturn={wasOpen}
    />
  );
}

interface Props {
  user: User;
  filters: ListFilters;
  /** The saved search of which only what is new is shown; empty for the whole list. */
  savedSearch: string;
  order: 'shared' | undefined;
  comparison: Comparison;
  /** Whether the comparison was open before; the heading then takes the focus. */
  isReturn: boolean;
}

/** Each consultant with an Apply button for companies. `?consultantId=` scrolls to that one. */
function ConsultantsList({ user, filters, savedSearch, order, comparison, isReturn }: Props) {
  const chosen = useSearchParams()[0].get('consultantId');
  const whyFull = useId();
  const [{ q, language, free_by }, change] = filters;
  const query = { q, language: readLanguage(language), free_by: readFreeBy(free_by) };
  const list = useGrowingList(
    '/private/api/consultants',
    { ...query, savedSearch: savedSearch || undefined, sort: order },
    savedSearch ? NEW_ONLY : { limit: chosen ? 200 : undefined },
  );
  const root = useRef<HTMLUListElement>(null);
  const ready = list.data !== undefined;
  useEffect(() => {
    if (!ready || !chosen) return;
    const row = root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(chosen)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('.btn')?.focus({ preventScroll: true });
  }, [ready, chosen]);
  return (
    <>
      <FilteredList
        title={t`All Consultants`}
        count={countText(list, plural(list.total, { one: '# consultant', other: '# consultants' }))}
        notices={
          savedSearch && (
            <NewOnly
              audience="user"
              kind="consultant"
              id={savedSearch}
              seenWhen={list.data ? 'loaded' : 'loading'}
              onShowAll={() => change({ savedSearch: '' })}
            />
          )
        }
        save={!savedSearch && <SaveSearch kind="consultant" query={query} />}
        filters={filters}
        placeholder={t`Name or skill`}
        select={BY_LANGUAGE}
        beside={[BY_FREE]}
        more={user.showsShared && <OrderField value={order} onChange={(sort) => change({ sort })} />}
        note={user.showsShared && <SharedSkillsNote of="projects" />}
        list={list}
        empty={savedSearch ? t`Nothing new since you looked last.` : t`No consultants found.`}
        failed={t`Failed to fetch consultants`}
        showAll={t`Show all consultants`}
        lastOpened={isReturn ? '' : null}
        isByMeaning
      >
        {(consultants) => (
          <ul className="consultants" ref={root}>
            {consultants.map((consultant) => (
              <ConsultantRow
                key={consultant._id}
                consultant={consultant}
                chosen={consultant._id === chosen}
                comparison={comparison}
                whyFull={whyFull}
              />
            ))}
          </ul>
        )}
      </FilteredList>
      <CompareBar comparison={comparison} shown={list.data} id={whyFull} />
    </>
  );
}
