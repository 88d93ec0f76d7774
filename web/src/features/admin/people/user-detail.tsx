import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { TaskNotice } from '../../../shared/ui/task-notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { useConfirm } from '../../../shared/ui/use-confirm.tsx';
import { TITLES } from '../admin-location.ts';
import { fullName } from '../parts/facts.tsx';
import { EntryPanel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { PersonFacts } from './person-facts.tsx';

interface Props {
  /** The API path of the user's list. */
  path: '/api/admin/freelancers' | '/api/admin/b2b-users';
  id: string;
}

/** A user's profile, a link to the chat, and blocking, which ends all of the user's sessions at once. */
export function UserDetail({ path, id }: Props) {
  const { section, to } = useAdminLocation();
  const query = useApi(urlOf(`${path}/{id}`, { id }));
  const refresh = useRefresh();
  const setBlocked = async (blocked: boolean) => {
    await send('patch', '/api/admin/users/{id}', { params: { id }, body: { blocked } });
    await refresh(path);
  };
  const texts = { failed: t`Something went wrong`, network: t`Network error.` };
  const unblocking = useTask(texts);
  const user = query.data;
  const name = user ? fullName(user) : TITLES[section];
  const blocking = useConfirm({
    title: t`Block user`,
    text: t`Block ${name}? All sessions end immediately, and the user cannot sign in until you unblock the account.`,
    confirmLabel: t`Yes, Block`,
    workingLabel: t`Blocking...`,
    texts,
    run: () => setBlocked(true),
  });
  return (
    <EntryPanel
      query={query}
      title={name}
      focusTrigger={blocking.asking ? 'asking' : user?.blocked}
      actions={user && (user.blocked ? <Badge tone="bad">{t`Blocked`}</Badge> : <Badge>{user.role}</Badge>)}
    >
      {(shown) => (
        <PanelBody>
          <TaskNotice task={unblocking} />
          {blocking.error}
          <div className="row">
            <ButtonLink small to={to('messages', { userid: id })}>{t`Write a message`}</ButtonLink>
            {shown.blocked ? (
              <Button
                small
                kind="second"
                working={unblocking.working && t`Saving...`}
                onClick={() => void unblocking.run(() => setBlocked(false))}
              >{t`Unblock`}</Button>
            ) : (
              <Button small kind="reject" onClick={blocking.ask}>{t`Block`}</Button>
            )}
          </div>
          <PersonFacts user={shown} />
          {blocking.dialog}
        </PanelBody>
      )}
    </EntryPanel>
  );
}
