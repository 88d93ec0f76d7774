import { t } from '@lingui/core/macro';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../shared/ui/form/button.tsx';
import { focusEntry, useFocusFallback } from '../../shared/ui/page/focus.ts';
import { FilterFields, ShowAll, WaysOut } from '../../shared/ui/list/list-filters.tsx';
import {
  FilterChips,
  MoreFilters,
  selectFilter,
  type Filter,
  type ListFilters,
  type SelectFilter,
} from '../../shared/ui/list/more-filters.tsx';
import { AlsoSearched } from '../../shared/vocabulary/search-hints.tsx';
import { Loaded } from '../../shared/ui/feedback/loaded.tsx';
import { LoadMore } from '../../shared/ui/list/paging.tsx';
import { ViewToggle } from '../../shared/ui/list/view-toggle.tsx';

interface Props<T> {
  title: string;
  /** The count of entries, shown below the title once they are loaded. */
  count: string;
  /** A button beside the title. */
  action?: ReactNode;
  /** Messages above the filters. */
  notices?: ReactNode;
  /** The search `q` and the filters below. */
  filters: ListFilters;
  /** Names the searched fields. */
  placeholder: string;
  select?: SelectFilter | readonly SelectFilter[];
  /** Filters that are shown on demand. */
  onDemand?: readonly Filter[];
  /** A further filter. */
  more?: ReactNode;
  /** The filter `view`: all entries (empty), or only those of the user's company (`mine`). */
  views?: { all: string; mine: string };
  /** The result of `useGrowingList`. */
  list: ComponentProps<typeof LoadMore>['list'] & { data?: T[]; error?: unknown; mutate: () => unknown };
  empty: string;
  failed: string;
  /** Text of the button that clears the filters of a list without matches. */
  showAll: string;
  /** The search text is also searched by the names of what it means (`AlsoSearched`). */
  isByMeaning?: boolean;
  /** Shown in a list that is empty without any filter. */
  wayOut?: ReactNode;
  /** The entry that was open before; its row takes the focus. */
  lastOpened?: string | null;
  children: (entries: T[]) => ReactNode;
}

/** A tab with a list whose filters are in the URL. */
export function FilteredList<T>({ list, views, lastOpened = null, isByMeaning, ...props }: Props<T>) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  useFocusFallback(() => focusEntry(root.current, lastOpened), null, lastOpened !== null);
  const [values, filter] = props.filters;
  const isFiltered = Object.values(values).some(Boolean);
  const NothingFound = isByMeaning ? WaysOut : ShowAll;
  return (
    <section className="tab-section" aria-labelledby={id} ref={root}>
      <div className="head2">
        <div>
          <h2 id={id} tabIndex={-1}>
            {props.title}
          </h2>
          <p className="muted small" role="status">
            {list.data && props.count}
            {isByMeaning && <AlsoSearched text={values['q'] ?? ''} />}
          </p>
        </div>
        {props.action}
      </div>
      {props.notices}
      <div className="filter-row" role="search">
        <FilterFields filters={props.filters} placeholder={props.placeholder} select={props.select} />
        {props.more}
        {views && (
          <ViewToggle
            value={values['view'] ?? ''}
            onChange={(chosen) => filter({ view: chosen })}
            options={[
              { value: '', label: views.all },
              { value: 'mine', label: views.mine },
            ]}
          />
        )}
        {props.onDemand && <MoreFilters filters={props.filters} more={props.onDemand} />}
      </div>
      <FilterChips
        filters={props.filters}
        of={[...[props.select ?? []].flat().map(selectFilter), ...(props.onDemand ?? [])]}
      />
      <Loaded
        query={list}
        empty={props.empty}
        emptyAction={
          list.data ? (
            isFiltered ? (
              <NothingFound filters={props.filters} label={props.showAll} />
            ) : (
              props.wayOut
            )
          ) : (
            <Button kind="second" small onClick={() => void list.mutate()}>{t`Try again`}</Button>
          )
        }
        failed={props.failed}
      >
        {props.children}
      </Loaded>
      <LoadMore list={list} />
    </section>
  );
}
