import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useTakesPassword } from '../../../shared/account/use-takes-password.ts';
import { send } from '../../../shared/api/client.ts';
import { ending } from '../../../shared/api/session/ending.ts';
import { userSession } from '../../../shared/api/session/session.ts';
import { leaveErased } from '../../../shared/api/session/sign-out.ts';
import type { User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { Modal } from '../../../shared/ui/dialog/modal.tsx';
import { passwordRequired } from '../../../shared/ui/form/new-password.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { PasswordField } from '../../../shared/ui/form/password-field.tsx';
import { fullName } from '../../../shared/account/full-name.ts';
import { useApiForm } from '../../../shared/ui/form/use-api-form.ts';

/** Deletes the account after a confirmation, which asks for the password if there is one. */
export function EraseAccount({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="card form" aria-labelledby="erase-heading">
      <h2 id="erase-heading">{t`Delete account`}</h2>
      <p>{t`Your profile, files, applications and messages are permanently deleted, along with all projects and employees you have entered.`}</p>
      <p>
        <Button kind="reject" onClick={() => setOpen(true)}>{t`Delete my account`}</Button>
      </p>
      {open && <EraseDialog user={user} onClose={() => setOpen(false)} />}
    </section>
  );
}

function EraseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const needsPassword = useTakesPassword('user', user.hasPassword !== false);
  const form = useApiForm({
    initial: { password: '' },
    validate: { password: needsPassword ? passwordRequired : undefined },
    texts: { failed: t`The account could not be deleted. Please try again.`, network: t`Server error` },
    send: async ({ password }) => {
      const body = needsPassword ? { password } : {};
      await ending(userSession.token, send('delete', '/private/api/me', { body }));
      await leaveErased();
    },
  });
  return (
    <Modal danger title={t`Delete account`} onClose={onClose}>
      <form className="form" {...form.props}>
        <p>{t`Delete the account of ${fullName(user)} (${user.email})? This cannot be undone.`}</p>
        {form.error && !form.errors['password'] && <Notice tone="bad">{form.error}</Notice>}
        {needsPassword && (
          <PasswordField autoComplete="current-password" {...form.getInputProps('password')} />
        )}
        <div className="modal-actions">
          <Button kind="second" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            kind="danger"
            working={form.working && t`Deleting...`}
          >{t`Yes, Delete`}</Button>
        </div>
      </form>
    </Modal>
  );
}
