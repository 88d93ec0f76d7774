import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';

const FRESH = { refreshInterval: 60_000 };

/** The latest 5 job applications. */
export const useJobNotifications = () => useApi(urlOf('/api/admin/notifications'), FRESH);

/** The latest 10 project applications. */
export const useProjectNotifications = () => useApi(urlOf('/api/admin/project-applicants'), FRESH);
