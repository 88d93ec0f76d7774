import { t } from '@lingui/core/macro';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { SelectField } from '../../shared/ui/fields.tsx';
import { focusEntry, useFocusFallback } from '../../shared/ui/focus.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { LoadMore } from '../../shared/ui/paging.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { ViewToggle } from '../../shared/ui/view-toggle.tsx';

type Filters = Record<string, string>;

interface Props<T> {
  title: string;
  /** The count of entries, shown beside the title once they are loaded. */
  count?: string;
  /** A button beside the title. */
  action?: ReactNode;
  /** Messages above the filters. */
  notices?: ReactNode;
  /** What `useAddressFilters` returns for `q` and the filters below. */
  filters: [Filters, (changes: Filters) => void];
  /** Says what is searched. */
  placeholder: string;
  /** The filter `name`, which takes one of the options. */
  select?: { name: string; label: string; all: string; options: readonly string[] };
  /** The filter `view`: all entries, or those of the own company. */
  views?: { all: string; mine: string };
  /** What `useGrowingList` returns. */
  list: ComponentProps<typeof LoadMore>['list'] & { data?: T[]; error?: unknown; mutate: () => unknown };
  empty: string;
  failed: string;
  /** Text of the button that removes filters which nothing matches. */
  showAll: string;
  /** The entry that was open before; its row takes the focus. */
  lastOpened?: string | null;
  children: (entries: T[]) => ReactNode;
}

/** A tab with a list whose filters are in the URL. */
export function FilteredList<T>({ list, select, views, lastOpened = null, ...props }: Props<T>) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  useFocusFallback(() => focusEntry(root.current, lastOpened), null, lastOpened !== null);
  const [filters, filter] = props.filters;
  const removeFilters = () => filter(Object.fromEntries(Object.keys(filters).map((name) => [name, ''])));
  const wayOut = (label: string, onClick: () => unknown) => (
    <Button kind="second" small onClick={() => void onClick()}>
      {label}
    </Button>
  );
  return (
    <section className="tab-section" aria-labelledby={id} ref={root}>
      <div className="head2">
        <h2 id={id} tabIndex={-1}>
          {props.title}
        </h2>
        {props.count && (
          <p className="muted small" role="status">
            {list.data && props.count}
          </p>
        )}
        {props.action}
      </div>
      {props.notices}
      <div className="filter-row" role="search">
        <SearchField
          label={t`Search`}
          value={filters['q'] ?? ''}
          onSearch={(q) => filter({ q })}
          placeholder={props.placeholder}
        />
        {select && (
          <SelectField
            label={select.label}
            value={filters[select.name]}
            options={[{ value: '', label: select.all }, ...select.options]}
            onChange={(event) => filter({ [select.name]: event.target.value })}
          />
        )}
        {views && (
          <ViewToggle
            value={filters['view'] === 'mine' ? 'mine' : ''}
            onChange={(view) => filter({ view })}
            options={[
              { value: '', label: views.all },
              { value: 'mine', label: views.mine },
            ]}
          />
        )}
      </div>
      <Loaded
        query={list}
        empty={props.empty}
        emptyAction={
          list.data
            ? Object.values(filters).some(Boolean) && wayOut(props.showAll, removeFilters)
            : wayOut(t`Try again`, list.mutate)
        }
        failed={props.failed}
      >
        {props.children}
      </Loaded>
      <LoadMore list={list} />
    </section>
  );
}
