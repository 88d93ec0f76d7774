import { Button } from './button.tsx';

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** What is paged, e.g. "jobs". */
  label: string;
}

/** Previous and next for tables; nothing while everything fits on one page. */
export function Pager({ page, pages, onPage, label }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className="row pager" aria-label={`Pages of ${label}`}>
      <Button kind="second" small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="small muted" role="status">
        Page {page} of {pages}
      </span>
      <Button kind="second" small disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

interface LoadMoreProps {
  list: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void };
}

/** For cards: takes what `useGrowingList` returns. */
export function LoadMore({ list }: LoadMoreProps) {
  if (!list.hasMore && !list.isLoadingMore) return null;
  return (
    <p className="load-more">
      <Button kind="second" working={list.isLoadingMore && 'Loading...'} onClick={list.loadMore}>
        Load more
      </Button>
    </p>
  );
}
