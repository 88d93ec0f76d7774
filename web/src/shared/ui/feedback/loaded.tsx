import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import bufferStop from '../../illustrations/buffer-stop.svg?raw';
import { Button } from '../form/button.tsx';
import { Notice } from './notice.tsx';
import { Illustration } from '../page/illustration.tsx';

/** Loading indicator, invisible for the first 150 ms. */
export function Loading({ text = t`Loading...` }: { text?: string }) {
  return (
    <div className="waiting" role="status">
      <span className="run" aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}

/** Empty state: the text of the specification and at most one action. */
export function Empty({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="empty">
      <Illustration svg={bufferStop} />
      <p role="status">
        <b>{text}</b>
      </p>
      {action}
    </div>
  );
}

export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="failed">
      <Notice tone="bad">{text}</Notice>
      <Button kind="second" small onClick={onRetry}>{t`Try again`}</Button>
    </div>
  );
}

interface LoadedProps<T> {
  /** The result of a hook of `use-api.ts`; null data, for a missing entry, counts as empty. */
  query: { data?: T | null; error?: unknown; mutate: () => unknown };
  /** Text of the empty state; omitted if data is never empty. */
  empty?: string;
  emptyAction?: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** Text of the error state; `'empty'` where the specification shows the empty text instead. */
  failed?: string | 'empty';
  children: (data: T) => ReactNode;
}

function isEmptyList(data: unknown): boolean {
  const items = Array.isArray(data) ? data : (data as { items?: unknown[] }).items;
  return Array.isArray(items) && items.length === 0;
}

/** Shows one of four states: loading, failed, empty or ready. Loaded data stays visible when a refresh fails. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, empty = '', emptyAction, isEmpty = isEmptyList, failed, children } = props;
  const { data, error, mutate } = query;
  if (data === undefined && error && failed !== 'empty') {
    return <Failed text={failed ?? t`This could not be loaded.`} onRetry={() => void mutate()} />;
  }
  if (data === undefined && !error) return <Loading />;
  if (data === undefined || data === null || isEmpty(data))
    return <Empty text={empty} action={emptyAction} />;
  return children(data);
}
