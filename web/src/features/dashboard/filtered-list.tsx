import { t } from '@lingui/core/macro';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../shared/ui/form/button.tsx';
import { focusEntry, useFocusFallback } from '../../shared/ui/page/focus.ts';
import { FilterFields, ShowAll, WaysOut } from '../../shared/ui/list/list-filters.tsx';
import { Faceted } from '../../shared/ui/list/faceted.tsx';
import { FilterChips } from '../../shared/ui/list/filter-chips.tsx';
import {
  selectFilter,
  type Filter,
  type ListFilters,
  type SelectFilter,
} from '../../shared/ui/list/filter.tsx';
import { AlsoSearched } from '../../shared/vocabulary/search-hints.tsx';
import { Loaded } from '../../shared/ui/feedback/loaded.tsx';
import { LoadMore } from '../../shared/ui/list/paging.tsx';
import { ViewToggle } from '../../shared/ui/list/view-toggle.tsx';

interface Props<T> {
  title: string;
  /** The count of entries, shown once they are loaded. */
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
  /** Further filters. All but the search then stand at the left of the list; on narrow screens they open on demand. */
  onDemand?: readonly Filter[];
  /** Further filters that stand beside the search. */
  beside?: readonly Filter[];
  /** A further filter. */
  more?: ReactNode;
  /** What is said below the filters, above the entries. */
  note?: ReactNode;
  /** The filter `view`: all entries (empty), or only those of the user's company (`mine`). */
  views?: { all: string; mine: string };
  /** The result of `useGrowingList`. */
  list: ComponentProps<typeof LoadMore>['list'] & { data?: T[]; error?: unknown; mutate: () => unknown };
  empty: string;
  failed: string;
  /** Text of the button that clears the filters of a list without matches. */
  showAll: string;
  /** Saves the search. */
  save?: ReactNode;
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
  const count = list.data && props.count;
  const select = [props.select ?? []].flat();
  const chosen = select.map(selectFilter);
  const { beside = [] } = props;
  const entries = (
    <>
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
        {(entries) => (
          <>
            {props.note}
            {props.children(entries)}
          </>
        )}
      </Loaded>
      <LoadMore list={list} />
    </>
  );
  return (
    <section className="tab-section" aria-labelledby={id} ref={root}>
      <div className="head2">
        <div>
          <h2 id={id} tabIndex={-1}>
            {props.title}
          </h2>
          {!props.onDemand && (
            <p className="muted small" role="status">
              {count}
              {isByMeaning && <AlsoSearched text={values['q'] ?? ''} />}
            </p>
          )}
        </div>
        {props.action}
      </div>
      {props.notices}
      <div className="filter-row" role="search">
        <FilterFields
          filters={props.filters}
          placeholder={props.placeholder}
          select={props.onDemand ? [] : select}
        />
        {beside.map((each) => each.field(values, filter))}
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
      </div>
      {props.onDemand ? (
        <Faceted
          filters={props.filters}
          facets={[...chosen, ...props.onDemand]}
          count={count}
          action={props.save}
          isByMeaning={isByMeaning}
        >
          {entries}
        </Faceted>
      ) : (
        <>
          {props.save && <div className="row">{props.save}</div>}
          <FilterChips filters={props.filters} of={[...chosen, ...beside]} />
          {entries}
        </>
      )}
    </section>
  );
}
