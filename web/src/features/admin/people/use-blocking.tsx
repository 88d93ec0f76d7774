import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { TaskNotice } from '../../../shared/ui/feedback/task-notice.tsx';
import { useConfirm } from '../../../shared/ui/dialog/use-confirm.tsx';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';

const TEXTS = { failed: t`Something went wrong`, network: t`Network error.` };

/**
 * Blocks a user after a confirmation, which ends all of the user's sessions, or unblocks at once. Render `notices`,
 * `dialog` and a `button`; `focusTrigger` changes when the button does.
 */
export function useBlocking(user: { _id: string; blocked: boolean } | undefined, name: string) {
  const refresh = useRefresh();
  const setBlocked = async (blocked: boolean) => {
    await send('patch', '/api/admin/users/{id}', { params: { id: user?._id ?? '' }, body: { blocked } });
    await refresh('/api/admin/people', '/api/admin/freelancers', '/api/admin/b2b-users');
  };
  const unblocking = useTask(TEXTS);
  const blocking = useConfirm({
    title: t`Block user`,
    text: t`Block ${name}? All sessions end immediately, and the user cannot sign in until you unblock the account. Companies see neither name nor profile meanwhile.`,
    confirmLabel: t`Yes, Block`,
    workingLabel: t`Blocking...`,
    texts: TEXTS,
    run: () => setBlocked(true),
  });
  return {
    focusTrigger: blocking.asking ? 'asking' : user?.blocked,
    notices: (
      <>
        <TaskNotice task={unblocking} />
        {blocking.error}
      </>
    ),
    button: user?.blocked ? (
      <Button
        small
        kind="second"
        working={unblocking.working && t`Saving...`}
        onClick={() => void unblocking.run(() => setBlocked(false))}
      >{t`Unblock`}</Button>
    ) : (
      <Button small kind="reject" onClick={blocking.ask}>{t`Block`}</Button>
    ),
    dialog: blocking.dialog,
  };
}
