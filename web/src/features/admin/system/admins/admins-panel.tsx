import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { send } from '../../../../shared/api/client.ts';
import type { AdminEntry } from '../../../../shared/api/types.ts';
import { useApi, useRefresh } from '../../../../shared/api/use-api.ts';
import { urlOf } from '../../../../shared/api/wire.ts';
import { Badge } from '../../../../shared/ui/display/badge.tsx';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/dialog/confirm-dialog.tsx';
import { DataTable } from '../../../../shared/ui/list/data-table.tsx';
import { shortWhen } from '../../../../shared/ui/display/dates.ts';
import { EmailField } from '../../../../shared/ui/form/fields.tsx';
import { Loaded } from '../../../../shared/ui/feedback/loaded.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { TaskNotice } from '../../../../shared/ui/feedback/task-notice.tsx';
import { useApiForm } from '../../../../shared/ui/form/use-api-form.ts';
import { useTask } from '../../../../shared/ui/feedback/use-task.ts';
import { actionsColumn, column, dateColumn } from '../../parts/columns.tsx';
import { Panel, PanelBody } from '../../parts/panel.tsx';
import { ResetFactor } from '../../parts/reset-factor.tsx';

export const useAdmins = () => useApi(urlOf('/api/admin/admins'));

/** The administrators: invite and remove them; the last one cannot be removed. */
export function AdminsPanel() {
  const admins = useAdmins();
  const refresh = useRefresh();
  const [removing, setRemoving] = useState<AdminEntry | null>(null);
  const task = useTask({ failed: t`Something went wrong`, network: t`Network error.` });
  const isLast = admins.data?.length === 1;
  return (
    <div className="split">
      <Panel
        title={t`Administrators`}
        focusTrigger={removing ? 'asking' : admins.data?.map(({ secondFactor }) => secondFactor).join()}
      >
        {(task.done || task.error) && (
          <PanelBody>
            <TaskNotice task={task} focusOnShow closable />
          </PanelBody>
        )}
        <Loaded query={admins} empty={t`No administrators found.`}>
          {(rows) => (
            <DataTable
              label={t`Table of administrators`}
              rows={rows}
              rowKey={(row) => row._id}
              stacked
              columns={[
                column<AdminEntry>(t`Email`, (row) => (
                  <>
                    {row.email} {row.current && <Badge>{t`You`}</Badge>}
                    <br />
                    <span className="caption muted">{row.phone}</span>
                  </>
                )),
                dateColumn<AdminEntry>(t`Since`, (row) => shortWhen(row.createdAt)),
                column<AdminEntry>(t`Sign-in`, (row) =>
                  row.secondFactor ? (
                    <Badge tone="ok">{t`Second factor`}</Badge>
                  ) : (
                    <Badge tone="care">{t`Password only`}</Badge>
                  ),
                ),
                actionsColumn<AdminEntry>(
                  t`Change`,
                  (row) =>
                    !isLast && (
                      <div className="acts wraps">
                        {row.secondFactor && !row.current && (
                          <ResetFactor of="admins" id={row._id} name={row.email} />
                        )}
                        <Button small kind="reject" onClick={() => setRemoving(row)}>
                          <Trans>
                            Remove<span className="sr"> {row.email}</span>
                          </Trans>
                        </Button>
                      </div>
                    ),
                ),
              ]}
            />
          )}
        </Loaded>
      </Panel>
      <InvitePanel />
      {removing && (
        <ConfirmDialog
          title={t`Remove administrator`}
          confirmLabel={t`Yes, Remove`}
          workingLabel={t`Removing...`}
          onCancel={() => setRemoving(null)}
          onConfirm={async () => {
            await task.run(async () => {
              await send('delete', '/api/admin/admins/{id}', { params: { id: removing._id } });
              await refresh('/api/admin/admins');
              return t`${removing.email} was removed.`;
            });
            setRemoving(null);
          }}
        >
          {t`Remove ${removing.email}? All sessions of this account end immediately. Its unused invitations are revoked, and the API keys and webhooks that it created are put on hold until another administrator releases them.`}
        </ConfirmDialog>
      )}
    </div>
  );
}

function InvitePanel() {
  const [code, setCode] = useState('');
  const form = useApiForm({
    initial: { email: '' },
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    send: async ({ email }) => {
      const { message, inviteCode } = await send('post', '/api/admin/admins/invite', {
        body: { email: email.trim() || undefined },
      });
      setCode(inviteCode);
      return message;
    },
    onSent: () => form.reset(),
  });
  return (
    <Panel title={t`Invite an administrator`} text={t`An invitation can be used once, within 7 days.`}>
      <form className="pad adm-form" {...form.props}>
        {form.error && !form.errors['email'] && <Notice tone="bad">{form.error}</Notice>}
        <EmailField
          optional
          hint={t`Without an address, you pass on the code yourself`}
          {...form.getInputProps('email')}
        />
        <div className="row">
          <Button type="submit" working={form.working && t`Inviting...`}>{t`Invite`}</Button>
        </div>
        {form.done && (
          <Notice tone="ok">
            {form.done}{' '}
            <Trans>
              Code: <code>{code}</code>
            </Trans>
          </Notice>
        )}
      </form>
    </Panel>
  );
}
