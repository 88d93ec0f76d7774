import type { PoolAnswer } from '@consulting/contracts';
import { TIMING } from '@consulting/contracts';
import { send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';

/** Whether the firm may keep the user's documents, and the answer to that question. */
export function usePool() {
  const query = useApi(urlOf('/private/api/me/pool'), { refreshInterval: TIMING.pollUser });
  const refresh = useRefresh();
  return {
    ...query,
    answer: async (answer: PoolAnswer): Promise<string> => {
      const { message } = await send('post', '/private/api/me/pool', { body: { answer } });
      await refresh('/private/api/me/pool');
      return message;
    },
    takeBack: async (): Promise<string> => {
      const { message } = await send('delete', '/private/api/me/pool');
      await refresh('/private/api/me/pool');
      return message;
    },
  };
}
