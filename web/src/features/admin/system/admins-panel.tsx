import { LIMITS } from '@consulting/contracts';
import { useState } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { TextField } from '../../../shared/ui/fields.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import type { AdminEntry } from '../../../shared/api/types.ts';
import { useAdmins, useSystemChanges } from './use-system.ts';

/** The administrators: invite and remove them; the last one cannot be removed. */
export function AdminsPanel() {
  const admins = useAdmins();
  const { removeAdmin } = useSystemChanges();
  const [removing, setRemoving] = useState<AdminEntry | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const task = useTask({ failed: 'Something went wrong', network: 'Network error.' });
  const isLast = admins.data?.length === 1;
  return (
    <div className="split">
      <Panel title="Administrators" focusTrigger={removing ? 'asking' : admins.data?.length}>
        {(removed || task.error) && (
          <PanelBody>
            {removed && (
              <Notice tone="ok" focusOnShow onClose={() => setRemoved(null)}>
                {removed}
              </Notice>
            )}
            {task.error && <Notice tone="bad">{task.error}</Notice>}
          </PanelBody>
        )}
        <Loaded query={admins} empty="No administrators found.">
          {(rows) => (
            <DataTable
              label="Table of administrators"
              rows={rows}
              rowKey={(row) => row._id}
              stacked
              columns={[
                {
                  key: 'email',
                  head: 'Email',
                  cell: (row) => (
                    <>
                      {row.email} {row.current && <Badge>You</Badge>}
                      <br />
                      <span className="caption muted">{row.phone}</span>
                    </>
                  ),
                },
                { key: 'since', head: 'Since', optional: true, cell: (row) => shortWhen(row.createdAt) },
                {
                  key: 'remove',
                  head: <span className="sr">Remove</span>,
                  cell: (row) =>
                    !isLast && (
                      <div className="acts">
                        <Button small kind="reject" onClick={() => setRemoving(row)}>
                          Remove<span className="sr"> {row.email}</span>
                        </Button>
                      </div>
                    ),
                },
              ]}
            />
          )}
        </Loaded>
      </Panel>
      <InvitePanel />
      {removing && (
        <ConfirmDialog
          title="Remove administrator"
          confirmLabel="Yes, Remove"
          workingLabel="Removing..."
          onCancel={() => setRemoving(null)}
          onConfirm={async () => {
            setRemoved(null);
            const done = await task.run(() => removeAdmin(removing._id));
            setRemoving(null);
            if (done) setRemoved(`${removing.email} was removed.`);
          }}
        >
          {`Remove ${removing.email}? All sessions of this account end immediately.`}
        </ConfirmDialog>
      )}
    </div>
  );
}

function InvitePanel() {
  const { invite } = useSystemChanges();
  const [email, setEmail] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [invited, setInvited] = useState<{ message: string; inviteCode: string } | null>(null);
  const task = useTask({ failed: 'Something went wrong', network: 'Network error.' });
  const submit = () => {
    setInvited(null);
    setFieldError(undefined);
    void task.run(
      async () => {
        setInvited(await invite(email.trim()));
        setEmail('');
      },
      (errors) => setFieldError(errors['email']),
    );
  };
  return (
    <Panel title="Invite an administrator" text="An invitation can be used once, within 7 days.">
      <form
        className="pad adm-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {task.error && !fieldError && <Notice tone="bad">{task.error}</Notice>}
        <TextField
          label="Email"
          type="email"
          optional
          hint="Without an address, you pass on the code yourself"
          maxLength={LIMITS.email}
          value={email}
          error={fieldError}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className="row">
          <Button type="submit" working={task.working && 'Inviting...'}>
            Invite
          </Button>
        </div>
        {invited && (
          <Notice tone="ok">
            {invited.message} Code: <code>{invited.inviteCode}</code>
          </Notice>
        )}
      </form>
    </Panel>
  );
}
