import { APPLICATION_KINDS, APPLICATION_STATUSES } from '@consulting/contracts';
import { useState } from 'react';
import type { DeskApplication } from '../../../../shared/api/types.ts';
import { useApi } from '../../../../shared/api/use-api.ts';
import { urlOf, type Filter } from '../../../../shared/api/wire.ts';
import { adminPath } from '../../admin-location.ts';
import { useListPage } from '../../parts/use-list-page.ts';
import { useAdminLocation, type Filters } from '../../use-admin-location.ts';

export const LIST_PATH = '/api/admin/applications';
const PAGE_SIZE = 25;

/** At least so many days. */
export const WAITING = ['3', '7', '14'] as const;
/** The filter that shows every status; without one the pending ones are shown. */
export const ANY_STATUS = 'all';

const known = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((each) => each === value);

/** The filters of the URL as the API takes them. What waits is asked for with what has waited longest first. */
export function deskQuery(filters: Filters): Filter<typeof LIST_PATH> {
  const status =
    filters.status === ANY_STATUS ? undefined : (known(APPLICATION_STATUSES, filters.status) ?? 'pending');
  const waiting = status === 'pending' ? known(WAITING, filters.waiting) : undefined;
  return {
    kind: known(APPLICATION_KINDS, filters.kind),
    status,
    waiting: waiting && Number(waiting),
    sort: status === 'pending' ? 'waiting' : undefined,
  };
}

/** Where an application stands: its id and the page of the list that shows it. */
interface Place {
  id: string;
  page: number;
}

/** The list as the address filters it, the opened application, and those before and after it, also across pages. */
export function useDeskList() {
  const { chosen, filters, to } = useAdminLocation();
  const id = chosen['applicationid'];
  const query = deskQuery(filters);
  const list = useListPage(LIST_PATH, query, { refreshInterval: 60_000 });
  const { page, pages } = list;
  const items = list.data?.items ?? [];
  const found = items.findIndex(({ _id }) => _id === id);
  // One that has left the list keeps its place: what came after it has moved up there.
  const [left, setLeft] = useState<{ id?: string; at: number }>({ at: 0 });
  if (found >= 0 && (left.id !== id || left.at !== found)) setLeft({ id, at: found });
  // One that was never in the list, opened by a link from elsewhere, has none before or after it.
  const isInList = found >= 0 || (id !== undefined && left.id === id);
  const at = found >= 0 ? found : left.at;
  const after = found >= 0 ? at + 1 : at;

  const around = (wanted: boolean, index: number) =>
    wanted ? urlOf(LIST_PATH, { ...query, q: filters.q, page: index + 1, limit: 1 }) : null;
  const last = useApi(around(isInList && at === 0 && page > 1, (page - 1) * PAGE_SIZE - 1)).data?.[0];
  const first = useApi(around(isInList && after === items.length && page < pages, page * PAGE_SIZE))
    .data?.[0];
  const place = (entry: DeskApplication | undefined, on: number): Place | undefined =>
    entry && { id: entry._id, page: on };
  /** The address of an application, within the same list. */
  const pathOf = ({ id: applicationid, page: on }: Place) => {
    const { page: _, ...kept } = filters;
    const rest = new URLSearchParams({ ...kept, ...(on > 1 && { page: String(on) }) }).toString();
    return [adminPath('applications', { applicationid }), rest].filter(Boolean).join('&');
  };
  return {
    id,
    query,
    /** Which part of which list is shown. */
    shown: JSON.stringify([query, filters.q, page]),
    items,
    row: items[found],
    isInList,
    previous: isInList ? (place(items[at - 1], page) ?? place(last, page - 1)) : undefined,
    next: isInList ? (place(items[after], page) ?? place(first, page + 1)) : undefined,
    /** The page on which the next one stands once the opened one is decided. */
    page,
    leaves: query.status === 'pending',
    pathOf,
    listPath: to('applications'),
  };
}

export type DeskList = ReturnType<typeof useDeskList>;
