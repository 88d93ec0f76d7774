import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { usePage, type Query } from '../../../shared/api/use-api.ts';
import { DataTable, type Column } from '../../../shared/ui/data-table.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Pager } from '../../../shared/ui/paging.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useAdminLocation } from '../use-admin-location.ts';

interface Props<T> {
  /** What is listed, in the plural: "jobs". */
  noun: string;
  path: string;
  query?: Query;
  columns: readonly Column<T>[];
  rowKey: (row: T) => string;
  selected?: string;
  empty: string;
  emptyAction?: ReactNode;
  /** `'empty'` where the specification shows a failure as the empty list. */
  failed?: 'empty';
  /** What the search looks into: "title or location". */
  searchIn?: string;
  filters?: ReactNode;
  stacked?: boolean;
  minWidth?: string;
  /** Where Esc leads while something is chosen. */
  onBack?: () => void;
  refreshInterval?: number;
  /** Whether a row leads somewhere; true by default. */
  opens?: boolean;
}

/** Moves through the rows' links with the arrow keys, jumps to the search with `/`. */
function onListKey(event: KeyboardEvent<HTMLElement>, root: HTMLElement | null, onBack?: () => void): void {
  const target = event.target as HTMLElement;
  // A selection list needs the arrow keys itself.
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

/** "1 entry", "2 entries": the plural is a regular one. */
function counted(count: number, plural: string): string {
  return `${count} ${count === 1 ? plural.replace(/ies$/, 'y').replace(/s$/, '') : plural}`;
}

/** A searched, paged table of the administration; its search and page stand in the address. */
export function ListPanel<T>(props: Props<T>) {
  const {
    noun,
    path,
    query,
    columns,
    rowKey,
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
  const list = usePage<T>(path, { ...query, q: filters.q }, page, { refreshInterval });
  const total = list.data?.total;
  return (
    <section
      className="card adm-panel"
      aria-label={`List of ${noun}`}
      ref={root}
      onKeyDown={(event) => onListKey(event, root.current, onBack)}
    >
      <div className="pad adm-filters">
        {searchIn && (
          <SearchField
            hiddenLabel
            label={`Filter ${noun}`}
            placeholder={`Filter by ${searchIn}`}
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
        empty={filters.q ? `No ${noun} match “${filters.q}”.` : empty}
        emptyAction={props.emptyAction}
        failed={props.failed}
      >
        {({ items }) => (
          <>
            <DataTable
              label={`Table of ${noun}`}
              columns={columns}
              rows={items}
              rowKey={rowKey}
              selected={(row) => rowKey(row) === selected}
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
                      <kbd>Enter</kbd> open
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
                    <kbd>Esc</kbd> back
                  </span>
                )}
              </p>
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
