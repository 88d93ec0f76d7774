import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { CloseIcon } from '../display/icons.ts';
import './filter-chips.css';
import type { Filter, ListFilters } from './filter.tsx';

interface Props {
  filters: ListFilters;
  of: readonly Filter[];
}

/** What a list is filtered by, each removable; renders nothing if no filter is set. */
export function FilterChips({ filters: [values, change], of }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const set = of.filter(({ chosen }) => chosen(values) !== '');
  if (set.length === 0) return null;
  const remove = ({ names }: Filter) => {
    // The button disappears, so the focus goes to another one.
    const next = [...root.current!.querySelectorAll('button')].find(
      (each) => each !== document.activeElement,
    );
    next?.focus();
    change(Object.fromEntries(names.map((name) => [name, ''])));
  };
  return (
    <div className="filter-chips" role="group" aria-label={t`Filters that are set`} ref={root}>
      {set.map((filter) => (
        <button type="button" key={filter.names[0]} onClick={() => remove(filter)}>
          <Trans>
            <span className="sr">Remove the filter: </span>
            {filter.chosen(values)}
          </Trans>
          <CloseIcon />
        </button>
      ))}
    </div>
  );
}
