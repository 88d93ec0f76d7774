import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGrowingList } from '../../../shared/api/use-api.ts';
import type { Consultant } from '../../../shared/api/types.ts';
import { countText } from '../../../shared/ui/list/count-text.ts';
import { Badge, Tags } from '../../../shared/ui/display/badge.tsx';
import { CareerList } from '../../../shared/ui/display/career-list.tsx';
import { BY_LANGUAGE, readLanguage } from '../../../shared/ui/list/language-filter.tsx';
import { useAddressFilters } from '../../../shared/ui/list/use-address-filters.ts';
import { ApplyButton } from '../apply-button.tsx';
import { FilteredList } from '../filtered-list.tsx';

/** All consultants, each with an Apply button for companies. `?consultantId=` scrolls to that one. */
export function ConsultantsTab() {
  const chosen = useSearchParams()[0].get('consultantId');
  const filters = useAddressFilters('q', 'language');
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
    const card = root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(chosen)}"]`);
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('button')?.focus({ preventScroll: true });
  }, [ready, chosen]);
  return (
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
      isByMeaning
    >
      {(consultants) => (
        <ul className="people" ref={root}>
          {consultants.map((consultant) => (
            <ConsultantCard key={consultant._id} consultant={consultant} chosen={consultant._id === chosen} />
          ))}
        </ul>
      )}
    </FilteredList>
  );
}

interface CardProps {
  consultant: Consultant;
  /** The consultant named in the URL. */
  chosen: boolean;
}

function ConsultantCard({ consultant, chosen }: CardProps) {
  const { _id, name, position, skills, rate, availability, projects } = consultant;
  // Shown at once, because loading the list again takes a moment.
  const [sent, setSent] = useState(false);
  const applied = sent || consultant.applied === true;
  return (
    <li className={chosen ? 'card chosen' : 'card'} data-id={_id} tabIndex={-1}>
      <div className="head2">
        <div>
          <h3>{name}</h3>
          {position && (
            <p className="muted" lang={consultant.language}>
              {position}
            </p>
          )}
        </div>
        {applied && <Badge>{t({ message: 'Applied', context: 'for a consultant' })}</Badge>}
      </div>
      <Tags label={t`Skills`} words={skills} />
      {(availability || rate) && (
        <p className="meta">
          {availability && (
            <span>
              <Trans>
                Available: <span lang={consultant.language}>{availability}</span>
              </Trans>
            </span>
          )}
          {rate && (
            <span>
              <Trans>
                Rate: <span lang={consultant.language}>{rate}</span>
              </Trans>
            </span>
          )}
        </p>
      )}
      <CareerList qualification={consultant.qualification} experience={consultant.experience} />
      {projects.length > 0 && <p className="small">{t`Projects: ${projects.join(', ')}`}</p>}
      <ApplyButton
        small
        kind="second"
        target={{ kind: 'consultant', id: _id, title: name }}
        chosen={chosen}
        applied={applied}
        onApplied={() => setSent(true)}
        shownBy={['/private/api/consultants']}
      >
        <Trans>
          Apply<span className="sr"> for {name}</span>
        </Trans>
      </ApplyButton>
    </li>
  );
}
