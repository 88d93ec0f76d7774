import { send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';

export const useAdmins = () => useApi(urlOf('/api/admin/admins'));

export function useSystemChanges() {
  const refresh = useRefresh();
  return {
    invite: (email: string) => send('post', '/api/admin/admins/invite', { body: email ? { email } : {} }),
    removeAdmin: async (id: string) => {
      await send('delete', '/api/admin/admins/{id}', { params: { id } });
      await refresh('/api/admin/admins');
    },
    /** Resolves to the server's message. */
    retryMail: async (id: string) => {
      const { message } = await send('post', '/api/admin/outbox/{id}/retry', { params: { id } });
      await refresh('/api/admin/outbox', '/api/admin/overview');
      return message;
    },
  };
}
