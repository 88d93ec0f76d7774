import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePage } from '../../../shared/api/use-api.ts';
import type { Filter, Item, ListOfEntries } from '../../../shared/api/wire.ts';
import { counted } from '../../../shared/ui/counted.ts';
import { DataTable, type Column } from '../../../shared/ui/data-table.tsx';
import { focusEntry, useFocusFallback } from '../../../shared/ui/focus.ts';
import { Loaded, Loading } from '../../../shared/ui/loaded.tsx';
import { Outcome } from '../../../shared/ui/outcome.tsx';
import { Pager } from '../../../shared/ui/paging.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ClearFilter } from './clear-filter.tsx';

/** Content of the first column. */
interface Entry {
  /** Path of the row's link; plain text without it. */
  to?: string;
  title: ReactNode;
  /** A line under the title. */
  about?: ReactNode;
  /** Shown after the title. */
  mark?: ReactNode;
}

interface Props<P extends ListOfEntries> {
  /** The entries' name in the plural: "jobs". */
  noun: string;
  path: P;
  /** Filters besides the search. */
  query?: P extends ListOfEntries ? Partial<Filter<P>> : never;
  /** Heading and content of the first column. */
  head: string;
  entry: (row: Item<P>) => Entry;
  columns: readonly Column<Item<P>>[];
  selected?: string;
  empty: string;
  /** `'empty'`: a failure is shown as an empty list, as the specification has it. */
  failed?: 'empty';
  /** The searched fields, for the placeholder: "title or location". */
  searchIn?: string;
  filters?: ReactNode;
  stacked?: boolean;
  minWidth?: string;
  /** Called on Esc; given while an entry is selected. */
  onBack?: () => void;
  refreshInterval?: number;
  /** Whether rows are links; true by default. */
  opens?: boolean;
}

/** Arrow keys move through the rows' links, `/` focuses the search. */
function onListKey(event: KeyboardEvent<HTMLElement>, root: HTMLElement | null, onBack?: () => void): void {
  const target = event.target as HTMLElement;
  // A select needs the arrow keys itself.
  if (target.matches('select')) return;
  const typing = target.matches('input, textarea');
  if (event.key === '/' && !typing) {
    event.preventDefault();
    root?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  } else if (event.key === 'Escape' && !typing && onBack) {
    onBack();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const links = [...(root?.querySelectorAll<HTMLElement>('tbody tr td:first-child a') ?? [])];
    const at = links.indexOf(target);
    if (typing && event.key === 'ArrowUp') return;
    const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next) {
      event.preventDefault();
      next.focus();
    }
  }
}

const idOf = (row: unknown) => (row as { _id: string })._id;

function EntryCell({ to, title, about, mark, current }: Entry & { current: boolean }) {
  return (
    <>
      {to ? (
        <Link to={to} aria-current={current || undefined}>
          {title}
        </Link>
      ) : (
        title
      )}
      {mark}
      {about && (
        <>
          <br />
          <span className="caption muted">{about}</span>
        </>
      )}
    </>
  );
}

/** A searchable, paged table of the administration. Search and page are in the URL. */
export function ListPanel<P extends ListOfEntries>(props: Props<P>) {
  const {
    noun,
    path,
    query,
    head,
    entry,
    columns,
    selected,
    empty,
    searchIn,
    onBack,
    refreshInterval,
    opens = true,
  } = props;
  const root = useRef<HTMLElement>(null);
  const { filters, filter } = useAdminLocation();
  const page = Math.max(1, Number(filters.page) || 1);
  const list = usePage(path, { ...query, q: filters.q } as unknown as Filter<P>, page, { refreshInterval });
  const total = list.data?.total;
  const isBeyond = list.data?.items.length === 0 && list.data.total > 0;
  useEffect(() => {
    // The page no longer exists: the link was old, or its last row was deleted.
    if (isBeyond && page > list.pages) filter({ page: String(list.pages) });
  }, [isBeyond, page, list.pages, filter]);
  const [last, setLast] = useState(selected);
  if (selected && selected !== last) setLast(selected);
  useFocusFallback(() => focusEntry(root.current, last), onBack !== undefined);
  const isFiltered = [filters.q, ...Object.values(query ?? {})].some(Boolean);
  const clear = () => {
    // The clicked button disappears with the empty state, and the search field is the most useful next focus.
    root.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
    filter({ q: '', skill: '', owner: '', spam: '' });
  };
  return (
    <section
      className="card adm-panel"
      aria-label={t`List of ${noun}`}
      ref={root}
      tabIndex={-1}
      onKeyDown={(event) => onListKey(event, root.current, onBack)}
    >
      {list.data && <Outcome />}
      <div className="pad adm-filters">
        {searchIn && (
          <SearchField
            hiddenLabel
            label={t`Filter ${noun}`}
            placeholder={t`Filter by ${searchIn}`}
            value={filters.q ?? ''}
            onSearch={(q) => filter({ q })}
          />
        )}
        {props.filters}
        <p className="caption muted" role="status">
          {total !== undefined && counted(total, noun)}
        </p>
      </div>
      <Loaded
        query={list}
        empty={filters.q ? t`No ${noun} match “${filters.q}”.` : empty}
        emptyAction={isFiltered && <ClearFilter onClear={clear} />}
        failed={props.failed}
        isEmpty={(data) => data.total === 0}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Loading />
          ) : (
            <>
              <DataTable
                label={t`Table of ${noun}`}
                columns={[
                  {
                    key: 'entry',
                    head,
                    cell: (row) => <EntryCell {...entry(row)} current={idOf(row) === selected} />,
                  },
                  ...columns,
                ]}
                rows={items}
                rowKey={idOf}
                selected={(row) => idOf(row) === selected}
                stacked={props.stacked}
                minWidth={props.minWidth}
              />
              <div className="pad adm-foot">
                <Pager
                  page={page}
                  pages={list.pages}
                  label={noun}
                  onPage={(next) => filter({ page: String(next) })}
                />
                <p className="keys" aria-hidden="true">
                  {opens && (
                    <>
                      <span>
                        <kbd>↑</kbd> <kbd>↓</kbd> choose
                      </span>
                      <span>
                        <kbd>{t`Enter`}</kbd> open
                      </span>
                    </>
                  )}
                  {searchIn && (
                    <span>
                      <kbd>/</kbd> filter
                    </span>
                  )}
                  {onBack && (
                    <span>
                      <kbd>{t`Esc`}</kbd> back
                    </span>
                  )}
                </p>
              </div>
            </>
          )
        }
      </Loaded>
    </section>
  );
}
