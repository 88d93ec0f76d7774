import type { Role } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { send } from '../../shared/api/client.ts';
import { userSession } from '../../shared/api/session/session.ts';
import { readItem, writeItem } from '../../shared/api/storage.ts';
import type { User } from '../../shared/api/types.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { Modal } from '../../shared/ui/dialog/modal.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { companyRule, RoleFields } from '../../shared/ui/form/person-fields.tsx';
import { ChangedDialog } from '../../shared/ui/form/meanwhile/changed-dialog.tsx';
import { editOf } from '../../shared/ui/form/meanwhile/use-edit.ts';
import { fullName } from '../../shared/account/full-name.ts';
import { useApiForm } from '../../shared/ui/form/use-api-form.ts';

const keyOf = (user: User) => `welcomed:${user._id}`;

/**
 * LinkedIn provides neither role nor company, so such accounts start as B2B without a company. This asks for both
 * once; the profile has the same fields.
 */
export function WelcomeDialog({ user }: { user: User }) {
  const [asked, setAsked] = useState(() => readItem(keyOf(user)) !== null);
  if (asked || user.role !== 'B2B' || user.company_name?.trim()) return null;
  const close = () => {
    writeItem(keyOf(user), 'true');
    setAsked(true);
  };
  return <Question user={user} onClose={close} />;
}

const toValues = ({ role, company_name }: User): { role: Role; company_name: string } => ({
  role,
  company_name,
});

function Question({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useApiForm<ReturnType<typeof toValues>>({
    initial: toValues(user),
    edits: editOf(user, toValues),
    validate: { company_name: companyRule },
    texts: { failed: t`Failed to update profile`, network: t`Server error` },
    send: async ({ role, company_name }, _, from) => {
      const body = { role, ...(role === 'B2B' && { company_name: company_name.trim() }) };
      const call = { params: { userId: user._id }, form: body, ifMatch: from?.version };
      const answer = await send('put', '/private/api/update-profile/{userId}', call);
      onClose();
      userSession.update(answer.user);
    },
  });
  return (
    <Modal title={t`Welcome, ${fullName(user)}`} onClose={onClose}>
      <form className="form" {...form.props}>
        <p>{t`Tell us how you will use this site. You can change your role in your profile at any time.`}</p>
        {form.error && <Notice tone="bad">{form.error}</Notice>}
        <RoleFields inputs={form.getInputProps} />
        <ChangedDialog meanwhile={form.meanwhile} />
        <div className="modal-actions">
          <Button kind="second" onClick={onClose}>{t`Later`}</Button>
          <Button type="submit" working={form.working && t`Saving...`}>{t`Continue`}</Button>
        </div>
      </form>
    </Modal>
  );
}
