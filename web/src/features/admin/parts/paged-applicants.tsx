import { t } from '@lingui/core/macro';
import { useState, type ComponentProps } from 'react';
import { usePage } from '../../../shared/api/use-api.ts';
import type { Filter, Item, ListPath } from '../../../shared/api/wire.ts';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';
import { Pager } from '../../../shared/ui/list/paging.tsx';

interface Props<P extends ListPath> extends Omit<
  ComponentProps<typeof DataTable<Item<P>>>,
  'label' | 'rows'
> {
  path: P;
  params: Filter<P>;
  empty: string;
}

/**
 * The applicants of an entry in pages of 25, whose number is not in the URL. When the last page becomes empty, the
 * page before it is shown.
 */
export function PagedApplicants<P extends ListPath>({ path, params, empty, ...table }: Props<P>) {
  const filter = JSON.stringify(params);
  const [at, setAt] = useState({ filter, page: 1 });
  const page = at.filter === filter ? at.page : 1;
  const list = usePage(path, params, page);
  if (list.data && page > list.pages) setAt({ filter, page: list.pages });
  return (
    <>
      <Loaded query={list} empty={empty}>
        {({ items }) => <DataTable {...table} label={t`Table of applicants`} rows={items} />}
      </Loaded>
      {list.pages > 1 && (
        <div className="pad">
          <Pager
            page={page}
            pages={list.pages}
            label={t`Pages of applicants`}
            onPage={(next) => setAt({ filter, page: next })}
          />
        </div>
      )}
    </>
  );
}
