import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../form/button.tsx';

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Accessible name, e.g. "Pages of jobs". */
  label: string;
}

/** Pagination for tables; nothing when there is only one page. */
export function Pager({ page, pages, onPage, label }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className="row pager" aria-label={label}>
      <Button kind="second" small disabled={page <= 1} onClick={() => onPage(page - 1)}>{t`Previous`}</Button>
      <span className="small muted" role="status">{t`Page ${page} of ${pages}`}</span>
      <Button kind="second" small disabled={page >= pages} onClick={() => onPage(page + 1)}>{t`Next`}</Button>
    </nav>
  );
}

interface LoadMoreProps {
  list: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void };
}

/**
 * Place it directly after its list; `list` comes from `useGrowingList`. The first new entry takes the focus, because
 * the button may disappear and reading continues there.
 */
export function LoadMore({ list }: LoadMoreProps) {
  const root = useRef<HTMLParagraphElement>(null);
  const last = useRef<Element | null | undefined>(null);
  useEffect(() => {
    const next = last.current?.nextElementSibling;
    if (!next) return;
    last.current = null;
    const at = document.activeElement;
    // The focus has moved elsewhere meanwhile.
    if (at && at !== document.body && !root.current?.contains(at)) return;
    next.querySelector<HTMLElement>('a, button')?.focus();
  });
  const press = () => {
    const entries = root.current?.previousElementSibling;
    last.current = entries?.querySelector(':scope > li:last-child, tbody > tr:last-child');
    list.loadMore();
  };
  if (!list.hasMore && !list.isLoadingMore) return null;
  return (
    <p className="load-more" ref={root}>
      <Button
        kind="second"
        working={list.isLoadingMore && t`Loading...`}
        onClick={press}
      >{t`Load more`}</Button>
    </p>
  );
}
