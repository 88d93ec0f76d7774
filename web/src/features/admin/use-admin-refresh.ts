import { useEffect } from 'react';
import { updateAdmin } from '../../shared/api/session.ts';
import type { Admin } from '../../shared/api/types.ts';
import { useApi } from '../../shared/api/use-api.ts';

/** Keeps the signed-in administrator up to date: the address may have been changed on another device. */
export function useAdminRefresh(): void {
  const { data } = useApi<Admin>('/api/admin/me', { refreshInterval: 60_000 });
  useEffect(() => {
    if (data) updateAdmin(data);
  }, [data]);
}
