import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { useConfirm } from '../../../shared/ui/use-confirm.tsx';
import { adminPath } from '../admin-location.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { PersonFacts } from './person-facts.tsx';

export type UserListPath = '/api/admin/freelancers' | '/api/admin/b2b-users';

interface Props {
  /** The API path of the user's list. */
  path: UserListPath;
  id: string;
  backTo: string;
  listTitle: string;
}

/** A user's profile, a link to the chat, and blocking, which ends all of the user's sessions at once. */
export function UserDetail({ path, id, backTo, listTitle }: Props) {
  const user = useApi(urlOf(`${path}/{id}`, { id }));
  const refresh = useRefresh();
  const setBlocked = async (blocked: boolean) => {
    await send('patch', '/api/admin/users/{id}', { params: { id }, body: { blocked } });
    await refresh(path);
  };
  const texts = { failed: t`Something went wrong`, network: t`Network error.` };
  const unblocking = useTask(texts);
  const name = user.data ? `${user.data.first_name} ${user.data.last_name}` : listTitle;
  const blocking = useConfirm({
    title: t`Block user`,
    text: t`Block ${name}? All sessions end immediately, and the user cannot sign in until you unblock the account.`,
    confirmLabel: t`Yes, Block`,
    workingLabel: t`Blocking...`,
    texts,
    run: () => setBlocked(true),
  });
  return (
    <Panel
      title={name}
      crumbs={[{ to: backTo, label: listTitle }]}
      focusTrigger={blocking.asking ? 'asking' : user.data?.blocked}
      actions={
        user.data && (
          <Badge tone={user.data.blocked ? 'bad' : undefined}>
            {user.data.blocked ? t`Blocked` : user.data.role}
          </Badge>
        )
      }
    >
      <Loaded query={user} empty={t`This user no longer exists.`}>
        {(data) => (
          <PanelBody>
            {unblocking.error && <Notice tone="bad">{unblocking.error}</Notice>}
            {blocking.error}
            <div className="row">
              <ButtonLink
                small
                to={adminPath('messages', { userid: data._id })}
              >{t`Write a message`}</ButtonLink>
              {data.blocked ? (
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
            <PersonFacts user={data} />
          </PanelBody>
        )}
      </Loaded>
      {blocking.dialog}
    </Panel>
  );
}
