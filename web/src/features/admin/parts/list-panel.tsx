import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Filter, Item, ListOfEntries } from '../../../shared/api/wire.ts';
import { countText } from '../../../shared/ui/list/count-text.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { KeyHint } from '../../../shared/ui/display/key-hint.tsx';
import { DataTable, type Column } from '../../../shared/ui/list/data-table.tsx';
import { focusEntry, useFocusFallback } from '../../../shared/ui/page/focus.ts';
import { Loaded, Loading } from '../../../shared/ui/feedback/loaded.tsx';
import { Outcome } from '../../../shared/ui/feedback/outcome.tsx';
import { Pager } from '../../../shared/ui/list/paging.tsx';
import { AlsoSearched, DidYouMean } from '../../../shared/vocabulary/search-hints.tsx';
import { SearchField } from '../../../shared/ui/list/search-field.tsx';
import { NO_FILTERS, useAdminLocation } from '../use-admin-location.ts';
import { EntryCell, type Entry } from './list-entry.tsx';
import './list-panel.css';
import { useListPage } from './use-list-page.ts';

/** Texts of a list; each names its entries. */
interface ListTexts {
  /** Accessible names of the panel, its table and its pages. */
  list: string;
  table: string;
  pages: string;
  count: (total: number) => string;
}

/** Texts of a list that can be searched. */
interface SearchTexts {
  /** Accessible name of the search field. */
  search: string;
  /** Which fields are searched, as the placeholder of the search field. */
  searchedFields: string;
  noMatch: (search: string) => string;
}

export interface ListPanelProps<P extends ListOfEntries> {
  texts: ListTexts & (SearchTexts | { [Text in keyof SearchTexts]?: never });
  path: P;
  /** Filters besides the search. */
  query?: P extends ListOfEntries ? Partial<Filter<P>> : never;
  /** Heading and content of the first column. */
  head: string;
  entry: (row: Item<P>) => Entry;
  columns: readonly Column<Item<P>>[];
  selected?: string;
  empty: string;
  /** What to do next where the whole list is empty. */
  emptyAction?: ReactNode;
  /** `'empty'`: shows a failure as an empty list, as the specification requires. */
  failed?: 'empty';
  filters?: ReactNode;
  /** Whether filters besides the search can be cleared; by default whether `query` has any. */
  isFiltered?: boolean;
  /** Shown above the table: bulk actions. */
  bar?: ReactNode;
  stacked?: boolean;
  /** Called on Esc; set while an entry is selected. */
  onBack?: () => void;
  refreshInterval?: number;
}

/** Lists whose search also finds the names of what its text means. */
const BY_MEANING: ReadonlySet<ListOfEntries> = new Set<ListOfEntries>([
  '/api/admin/jobs',
  '/api/admin/projects',
  '/api/admin/consultants',
  '/api/admin/employees',
  '/api/admin/freelancers',
  '/api/admin/b2b-users',
  '/api/admin/people',
]);

/** Arrow keys move through the rows' links, `/` focuses the search. */
function onListKey(event: KeyboardEvent<HTMLElement>, root: HTMLElement | null, onBack?: () => void): void {
  const target = event.target as HTMLElement;
  // A select needs the arrow keys itself.
  if (target.matches('select')) return;
  const typing = target.matches('input:not([type=checkbox]), textarea');
  if (event.key === '/' && !typing) {
    event.preventDefault();
    root?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  } else if (event.key === 'Escape' && !typing && onBack) {
    event.preventDefault();
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

export const idOf = (row: unknown) => (row as { _id: string })._id;

/** A searchable, paged table of the administration. Search and page are in the URL. */
export function ListPanel<P extends ListOfEntries>(props: ListPanelProps<P>) {
  const { texts, path, query, head, entry, columns, selected, onBack, refreshInterval } = props;
  const root = useRef<HTMLElement>(null);
  const { filters, filter } = useAdminLocation();
  const { page, ...list } = useListPage(path, query, { refreshInterval });
  const isBeyond = list.data?.items.length === 0 && list.data.total > 0;
  useEffect(() => {
    // The page no longer exists: the link was old, or its last row was deleted.
    if (isBeyond && page > list.pages) filter({ page: String(list.pages) });
  }, [isBeyond, page, list.pages, filter]);
  const [last, setLast] = useState(selected);
  if (selected && selected !== last) setLast(selected);
  useFocusFallback(() => focusEntry(root.current, last), onBack !== undefined);
  const others = props.isFiltered ?? Object.values(query ?? {}).some(Boolean);
  const isFiltered = Boolean(filters.q) || others;
  const isByMeaning = BY_MEANING.has(path);
  const clear = () => {
    // The clicked button disappears with the empty state, and the search field is the most useful next focus.
    root.current?.querySelector<HTMLElement>('input[type=search], select')?.focus();
    filter(NO_FILTERS);
  };
  return (
    <section
      className="card adm-panel"
      aria-label={texts.list}
      ref={root}
      tabIndex={-1}
      onKeyDown={(event) => onListKey(event, root.current, onBack)}
    >
      {list.data && <Outcome />}
      <div className="pad adm-filters">
        {texts.search && (
          <SearchField
            hiddenLabel
            label={texts.search}
            placeholder={texts.searchedFields}
            value={filters.q ?? ''}
            onSearch={(q) => filter({ q })}
          />
        )}
        {props.filters}
        <p className="caption muted" role="status">
          {list.data && countText(list.data, texts.count(list.data.total))}
          {isByMeaning && <AlsoSearched text={filters.q ?? ''} />}
        </p>
      </div>
      <Loaded
        query={list}
        empty={(filters.q && texts.noMatch?.(filters.q)) || props.empty}
        emptyAction={
          isFiltered ? (
            <>
              {isByMeaning && <DidYouMean text={filters.q ?? ''} />}
              <Button kind="second" small onClick={clear}>{t`Clear filter`}</Button>
            </>
          ) : (
            props.emptyAction
          )
        }
        failed={props.failed}
        isEmpty={(data) => data.total === 0}
      >
        {({ items, items: [first] }) =>
          first ? (
            <>
              {props.bar}
              <DataTable
                label={texts.table}
                columns={[
                  {
                    head,
                    cell: (row) => <EntryCell {...entry(row)} current={idOf(row) === selected} />,
                  },
                  ...columns,
                ]}
                rows={items}
                rowKey={idOf}
                selected={(row) => idOf(row) === selected}
                stacked={props.stacked}
              />
              <div className="pad adm-foot">
                <Pager
                  page={page}
                  pages={list.pages}
                  label={texts.pages}
                  onPage={(next) => filter({ page: String(next) })}
                />
                <KeyHints
                  opens={entry(first).to !== undefined}
                  searches={texts.search !== undefined}
                  back={onBack !== undefined}
                />
              </div>
            </>
          ) : (
            <Loading />
          )
        }
      </Loaded>
    </section>
  );
}

/** Lists the keys that work: if rows are links, if there is a search, and if an entry is open. */
function KeyHints({ opens, searches, back }: Record<'opens' | 'searches' | 'back', boolean>) {
  if (!opens && !searches && !back) return null;
  return (
    <p className="keys" aria-hidden="true">
      {opens && <KeyHint keys={['↑', '↓']} does={t`choose`} />}
      {opens && <KeyHint keys={[t`Enter`]} does={t`open`} />}
      {searches && <KeyHint keys={['/']} does={t`filter`} />}
      {back && <KeyHint keys={[t`Esc`]} does={t`back`} />}
    </p>
  );
}
