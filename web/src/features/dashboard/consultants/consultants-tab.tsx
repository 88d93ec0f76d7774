import { plural, t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGrowingList } from '../../../shared/api/use-api.ts';
import { countText } from '../../../shared/ui/list/count-text.ts';
import { BY_LANGUAGE, readLanguage } from '../../../shared/ui/list/language-filter.tsx';
import type { ListFilters } from '../../../shared/ui/list/filter.tsx';
import { FilteredList } from '../filtered-list.tsx';
import { CompareBar } from './compare-bar.tsx';
import { ConsultantComparison } from './comparison-table.tsx';
import { ConsultantRow } from './consultant-row.tsx';
import { useConsultantFilters, type Comparison } from './use-comparison.ts';
import './comparison.css';
import './consultants.css';

/** All consultants, or up to three of them side by side. */
export function ConsultantsTab() {
  const { filters, comparison } = useConsultantFilters();
  const [wasOpen, setWasOpen] = useState(comparison.isOpen);
  if (comparison.isOpen && !wasOpen) setWasOpen(true);
  return comparison.isOpen ? (
    <ConsultantComparison comparison={comparison} />
  ) : (
    <ConsultantsList filters={filters} comparison={comparison} isReturn={wasOpen} />
  );
}

interface Props {
  filters: ListFilters;
  comparison: Comparison;
  /** Whether the comparison was open before; the heading then takes the focus. */
  isReturn: boolean;
}

/** Each consultant with an Apply button for companies. `?consultantId=` scrolls to that one. */
function ConsultantsList({ filters, comparison, isReturn }: Props) {
  const chosen = useSearchParams()[0].get('consultantId');
  const whyFull = useId();
  const [{ q, language }] = filters;
  const list = useGrowingList(
    '/private/api/consultants',
    { q, language: readLanguage(language) },
    { limit: chosen ? 200 : undefined },
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
        filters={filters}
        placeholder={t`Name or skill`}
        select={BY_LANGUAGE}
        list={list}
        empty={t`No consultants found.`}
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
