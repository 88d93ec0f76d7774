import { KEY_STATES } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { send } from '../../../../shared/api/client.ts';
import type { ApiKey } from '../../../../shared/api/types.ts';
import { useRefresh } from '../../../../shared/api/use-api.ts';
import { Badge, Tags } from '../../../../shared/ui/display/badge.tsx';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/dialog/confirm-dialog.tsx';
import { day, shortWhen } from '../../../../shared/ui/display/dates.ts';
import { SelectField } from '../../../../shared/ui/form/fields.tsx';
import { TaskNotice } from '../../../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../../../shared/ui/feedback/use-task.ts';
import { actionsColumn, column } from '../../parts/columns.tsx';
import { ListPanel } from '../../parts/list-panel.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import { useAdmins } from '../admins/admins-panel.tsx';
import '../cells.css';
import { daysUntil, SCOPE_WORDS, KEY_STATE_OPTIONS, keyStateWord } from './key-texts.ts';
import { mayRelease, OnHold, OwnerRemoved } from '../holds.tsx';
import { ListIntro } from '../list-intro.tsx';
import { NewKeyModal } from './new-key-modal.tsx';

const LIST = {
  list: t`List of API keys`,
  table: t`Table of API keys`,
  search: t`Filter API keys`,
  pages: t`Pages of API keys`,
  searchedFields: t`Filter by name`,
  count: (total: number) => plural(total, { one: '# key', other: '# keys' }),
  noMatch: (search: string) => t`No API keys match “${search}”.`,
};

/** Number of days before the expiry of a key from which the list warns. */
const SOON = 30;

/** The API keys of programs: creates and revokes them. */
export function ApiKeysPanel() {
  const { data: admins } = useAdmins();
  const { filters, filter } = useAdminLocation();
  const refresh = useRefresh();
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [releasing, setReleasing] = useState<ApiKey | null>(null);
  const task = useTask({ failed: t`Something went wrong`, network: t`Network error.` });
  const state = KEY_STATES.find((known) => known === filters.state);
  const makerOf = ({ createdBy }: ApiKey) =>
    admins && (admins.find(({ _id }) => _id === createdBy)?.email ?? t`former administrator`);
  const revoke = async ({ _id: id }: ApiKey) => {
    await task.run(async () => {
      const { message } = await send('delete', '/api/admin/api-keys/{id}', { params: { id } });
      await refresh('/api/admin/api-keys');
      return message;
    });
    setRevoking(null);
  };
  const release = async ({ _id: id }: ApiKey) => {
    await task.run(async () => {
      const { message } = await send('post', '/api/admin/api-keys/{id}/release', { params: { id } });
      await refresh('/api/admin/api-keys');
      return message;
    });
    setReleasing(null);
  };
  return (
    <>
      <ListIntro
        text={t`With an API key, another program can read and change the data you choose, without a password.`}
        docs
        add={t`New key`}
        dialog={(close) => <NewKeyModal onClose={close} />}
      />
      <TaskNotice task={task} focusOnShow closable />
      <ListPanel
        texts={LIST}
        path="/api/admin/api-keys"
        query={{ state }}
        filters={
          <SelectField
            hiddenLabel
            label={t`State`}
            value={state ?? ''}
            onChange={(event) => filter({ state: event.target.value })}
            options={KEY_STATE_OPTIONS}
          />
        }
        empty={state ? t`There are no such keys.` : t`No API keys yet.`}
        refreshInterval={30_000}
        stacked
        head={t`Name`}
        entry={(key) => ({ title: key.name, about: <Origin apiKey={key} maker={makerOf(key)} /> })}
        columns={[
          column<ApiKey>(t`Permissions`, Opens),
          column<ApiKey>(t`State and use`, (key) => (
            <div className="cell-sides">
              <State {...key} />
              <Use {...key} />
            </div>
          )),
          actionsColumn<ApiKey>(
            t`Actions`,
            (key) =>
              (key.state === 'active' || key.state === 'on-hold') && (
                <div className="acts wraps">
                  {key.hold && mayRelease(key.hold, admins) && (
                    <Button small kind="second" onClick={() => setReleasing(key)}>
                      <Trans>
                        Release<span className="sr"> {key.name}</span>
                      </Trans>
                    </Button>
                  )}
                  <Button small kind="reject" onClick={() => setRevoking(key)}>
                    <Trans>
                      Revoke<span className="sr"> {key.name}</span>
                    </Trans>
                  </Button>
                </div>
              ),
          ),
        ]}
      />
      {releasing && (
        <ConfirmDialog
          title={t`Release API key`}
          harmless
          confirmLabel={t`Yes, Release`}
          workingLabel={t`Releasing...`}
          onCancel={() => setReleasing(null)}
          onConfirm={() => release(releasing)}
        >
          {t`Release the key “${releasing.name}”? Do so only if you know which program uses it for which purpose. It works again at once.`}
        </ConfirmDialog>
      )}
      {revoking && (
        <ConfirmDialog
          title={t`Revoke API key`}
          confirmLabel={t`Yes, Revoke`}
          workingLabel={t`Revoking...`}
          onCancel={() => setRevoking(null)}
          onConfirm={() => revoke(revoking)}
        >
          {t`Revoke the key “${revoking.name}”? Every program that uses it is locked out at once, and for good.`}
        </ConfirmDialog>
      )}
    </>
  );
}

/** How a key begins, and who created it, once that is loaded. */
function Origin({
  apiKey: { start, createdAt, ownerRemoved },
  maker,
}: {
  apiKey: ApiKey;
  maker: string | undefined;
}) {
  const made = day(createdAt);
  return (
    <>
      <code>{start}…</code>
      <br />
      {maker ? t`Created by ${maker} on ${made}` : t`Created on ${made}`}
      {ownerRemoved && (
        <>
          <br />
          <OwnerRemoved />
        </>
      )}
    </>
  );
}

function Opens({ scopes, networks }: ApiKey) {
  const list = networks.join(', ');
  return (
    <div className="cell-lines">
      <Tags label={t`Permissions`} words={scopes.map((scope) => SCOPE_WORDS[scope].label)} />
      {list && <p className="caption muted">{t`Only from ${list}`}</p>}
    </div>
  );
}

function State({ state, expiresAt, revokedAt, hold }: ApiKey) {
  if (state === 'on-hold' && hold) return <OnHold hold={hold} />;
  const [expires, ended] = [day(expiresAt), day(revokedAt ?? expiresAt)];
  return (
    <div className="cell-lines">
      <StateBadge state={state} expiresAt={expiresAt} />
      <p className="caption muted line">{state === 'active' ? t`Until ${expires}` : t`On ${ended}`}</p>
    </div>
  );
}

function StateBadge({ state, expiresAt }: Pick<ApiKey, 'state' | 'expiresAt'>) {
  if (state !== 'active')
    return <Badge tone={state === 'revoked' ? 'bad' : 'over'}>{keyStateWord(state)}</Badge>;
  const left = daysUntil(expiresAt);
  if (left > SOON) return <Badge tone="ok">{keyStateWord(state)}</Badge>;
  return (
    <Badge tone="care">{plural(left, { one: 'Expires within a day', other: 'Expires in # days' })}</Badge>
  );
}

function Use({ calls, lastUsedAt, refusals, lastRefusedAt }: ApiKey) {
  return (
    <div className="cell-lines">
      <p>{calls > 0 ? plural(calls, { one: '# call', other: '# calls' }) : t`Not used yet`}</p>
      <Last at={lastUsedAt} />
      {refusals > 0 && (
        <Badge tone="care">{plural(refusals, { one: '# refused call', other: '# refused calls' })}</Badge>
      )}
      <Last at={lastRefusedAt} />
    </div>
  );
}

function Last({ at }: { at: string | null }) {
  const when = at && shortWhen(at);
  return when && <p className="caption muted line">{t`Last: ${when}`}</p>;
}
