import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { useConfirm } from '../../../shared/ui/dialog/use-confirm.tsx';

/** Withdraws a proposal after a confirmation, whose text says who is told. */
export function useWithdraw(id: string, text: string) {
  const refresh = useRefresh();
  return useConfirm({
    title: t`Withdraw proposal`,
    text,
    confirmLabel: t`Yes, Withdraw`,
    workingLabel: t`Withdrawing...`,
    texts: { failed: t`The proposal could not be withdrawn.`, network: t`Network error.` },
    run: async () => {
      try {
        await send('patch', '/api/admin/proposals/{id}', { params: { id }, body: { state: 'withdrawn' } });
      } finally {
        // Somebody may have answered meanwhile, which is why it was refused.
        await refresh('/api/admin/proposals');
      }
    },
  });
}
