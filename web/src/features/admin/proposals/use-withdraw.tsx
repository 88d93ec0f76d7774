import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { useConfirm } from '../../../shared/ui/dialog/use-confirm.tsx';

interface Setup {
  id: string;
  title: string;
  /** Says who is told. */
  text: string;
  confirmLabel: string;
  onDone?: () => void;
}

/** Withdraws a proposal after a confirmation. */
export function useWithdraw({ id, onDone, ...dialog }: Setup) {
  const refresh = useRefresh();
  return useConfirm({
    ...dialog,
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
    onDone,
  });
}
