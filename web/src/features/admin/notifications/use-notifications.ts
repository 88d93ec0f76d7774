import type { JobNotification } from '../../../shared/api/types.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import type { ProjectNotification } from '../../../shared/api/types.ts';

const FRESH = { refreshInterval: 60_000 };

/** The latest 5 applications for jobs. */
export const useJobNotifications = () => useApi<JobNotification[]>('/api/admin/notifications', FRESH);

/** The latest 10 applications for projects. */
export const useProjectNotifications = () =>
  useApi<ProjectNotification[]>('/api/admin/project-applicants', FRESH);
