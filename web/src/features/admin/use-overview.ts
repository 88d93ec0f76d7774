import { useApi } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';

/** The counts of the navigation and the overview, refreshed once a minute. */
export const useOverview = () => useApi(urlOf('/api/admin/overview'), { refreshInterval: 60_000 });
