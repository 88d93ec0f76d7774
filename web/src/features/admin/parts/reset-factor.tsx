import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { useConfirm } from '../../../shared/ui/dialog/use-confirm.tsx';

interface Props {
  of: 'admins' | 'users';
  id: string;
  /** The person's name or address. */
  name: string;
}

/** Removes the second factor of an account whose owner has lost it, after a confirmation. */
export function ResetFactor({ of, id, name }: Props) {
  const refresh = useRefresh();
  const reset = useConfirm({
    title: t`Reset second factor`,
    text:
      of === 'admins'
        ? t`Reset the second factor of ${name}? First make sure who asks for it: afterwards the password alone is enough to sign in. All sessions of the account end, its unused invitations are revoked, its API keys and webhooks are put on hold, and the owner is notified by email.`
        : t`Reset the second factor of ${name}? First make sure who asks for it: afterwards the password alone is enough to sign in. All sessions of the account end, and the owner is notified by email.`,
    confirmLabel: t`Yes, Reset`,
    workingLabel: t`Resetting...`,
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    run: async () => {
      await send('delete', `/api/admin/${of}/{id}/second-factor`, { params: { id } });
      await refresh('/api/admin/admins', '/api/admin/people');
    },
  });
  return (
    <>
      <Button small kind="reject" onClick={reset.ask}>
        <Trans>
          Reset second factor<span className="sr"> of {name}</span>
        </Trans>
      </Button>
      {reset.error}
      {reset.dialog}
    </>
  );
}
