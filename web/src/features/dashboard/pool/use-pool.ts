import { TIMING, type PoolAnswer } from '@consulting/contracts';
import { send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';

/** Whether the firm may keep the user's documents, and the answer to that question. */
export function usePool() {
  const query = useApi(urlOf('/private/api/me/pool'), { refreshInterval: TIMING.pollUser });
  const refresh = useRefresh();
  const shown = async (stored: Promise<{ message: string }>): Promise<string> => {
    const { message } = await stored;
    await refresh('/private/api/me/pool');
    return message;
  };
  return {
    ...query,
    answer: (answer: PoolAnswer) => shown(send('post', '/private/api/me/pool', { body: { answer } })),
    takeBack: () => shown(send('delete', '/private/api/me/pool')),
  };
}
