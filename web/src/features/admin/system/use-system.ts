import { request } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import type { AdminEntry } from '../../../shared/api/types.ts';
import { OVERVIEW } from '../use-overview.ts';

export const AUDIT = '/api/admin/audit';
export const OUTBOX = '/api/admin/outbox';
const ADMINS = '/api/admin/admins';

export const useAdmins = () => useApi<AdminEntry[]>(ADMINS);

export function useSystemChanges() {
  const refresh = useRefresh();
  return {
    invite: (email: string) =>
      request<{ message: string; inviteCode: string }>(`${ADMINS}/invite`, {
        method: 'POST',
        body: email ? { email } : {},
      }),
    removeAdmin: async (id: string) => {
      await request(`${ADMINS}/${id}`, { method: 'DELETE' });
      await refresh(ADMINS);
    },
    retryMail: async (id: string) => {
      const answer = await request<{ message: string }>(`${OUTBOX}/${id}/retry`, { method: 'POST' });
      await refresh(OUTBOX, OVERVIEW);
      return answer.message;
    },
  };
}
