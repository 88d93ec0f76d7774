import { useApi } from '../../shared/api/use-api.ts';
import type { Overview } from '../../shared/api/types.ts';

export const OVERVIEW = '/api/admin/overview';

/** The counts of the side list and the figures of the overview; kept fresh once a minute. */
export const useOverview = () => useApi<Overview>(OVERVIEW, { refreshInterval: 60_000 });
