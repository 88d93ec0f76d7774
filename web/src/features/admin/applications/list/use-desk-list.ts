import { APPLICATION_KINDS, APPLICATION_STATUSES, STAGE_ID } from '@consulting/contracts';
import { useState } from 'react';
import type { DeskApplication } from '../../../../shared/api/types.ts';
import { useApi } from '../../../../shared/api/use-api.ts';
import { urlOf, type Filter } from '../../../../shared/api/wire.ts';
import { adminPath } from '../../admin-location.ts';
import { useListPage } from '../../parts/use-list-page.ts';
import { useAdminLocation, type Filters } from '../../use-admin-location.ts';
import { useStages } from '../stages/use-stages.ts';

export const LIST_PATH = '/api/admin/applications';
const PAGE_SIZE = 25;

/** Minimum waiting times in days. */
export const WAITING = ['3', '7', '14'] as const;
/** Filter value for all statuses; without a filter the pending ones are shown. */
export const ANY_STATUS = 'all';

const known = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((each) => each === value);

/**
 * Converts the filters of the URL to the API's. Pending applications are sorted by waiting time, longest first, and
 * only they stand in a stage; one that `isStage` does not know is ignored.
 */
export function deskQuery(
  filters: Filters,
  isStage: (id: string) => boolean = (id) => STAGE_ID.test(id),
): Filter<typeof LIST_PATH> {
  const status =
    filters.status === ANY_STATUS ? undefined : (known(APPLICATION_STATUSES, filters.status) ?? 'pending');
  const waiting = status === 'pending' ? known(WAITING, filters.waiting) : undefined;
  const { stage } = filters;
  return {
    kind: known(APPLICATION_KINDS, filters.kind),
    status,
    waiting: waiting && Number(waiting),
    stage: status === 'pending' && stage && isStage(stage) ? stage : undefined,
    sort: status === 'pending' ? 'waiting' : undefined,
  };
}

/** The position of an application: its id and its page in the list. */
interface Place {
  id: string;
  page: number;
}

/** The list with the filters of the URL, the opened application, and the previous and next one, also across pages. */
export function useDeskList() {
  const { chosen, filters, to } = useAdminLocation();
  const id = chosen['applicationid'];
  const stages = useStages();
  const { isLoaded, nameOf } = stages;
  // Until the stages are known, the address is believed: links lead to existing ones.
  const query = deskQuery(filters, isLoaded ? (stage) => nameOf(stage) !== undefined : undefined);
  const list = useListPage(LIST_PATH, query, { refreshInterval: 60_000 });
  const { page, pages } = list;
  const items = list.data?.items ?? [];
  const found = items.findIndex(({ _id }) => _id === id);
  // An application that has left the list keeps its position: those after it have moved up.
  const [left, setLeft] = useState<{ id?: string; at: number }>({ at: 0 });
  if (found >= 0 && (left.id !== id || left.at !== found)) setLeft({ id, at: found });
  // An application opened by a link, which was never in the list, has no neighbours.
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
  /** The address of an application within the same list. */
  const pathOf = ({ id: applicationid, page: on }: Place) => {
    const { page: _, ...kept } = filters;
    const rest = new URLSearchParams({ ...kept, ...(on > 1 && { page: String(on) }) }).toString();
    return [adminPath('applications', { applicationid }), rest].filter(Boolean).join('&');
  };
  return {
    id,
    query,
    stages,
    /** Identifies the shown page of the filtered list. */
    shown: JSON.stringify([query, filters.q, page]),
    items,
    isLoaded: list.data !== undefined,
    row: items[found],
    isInList,
    previous: isInList ? (place(items[at - 1], page) ?? place(last, page - 1)) : undefined,
    next: isInList ? (place(items[after], page) ?? place(first, page + 1)) : undefined,
    /** The page of the next application once the opened one is decided. */
    page,
    leaves: query.status === 'pending',
    pathOf,
    listPath: to('applications'),
  };
}

export type DeskList = ReturnType<typeof useDeskList>;
