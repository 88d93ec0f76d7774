import { useApi } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';

/** The counts of the side list and the figures of the overview; kept fresh once a minute. */
export const useOverview = () => useApi(urlOf('/api/admin/overview'), { refreshInterval: 60_000 });
