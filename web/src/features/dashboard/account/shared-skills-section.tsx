import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountForm } from '../../../shared/account/account-form.tsx';
import { send } from '../../../shared/api/client.ts';
import { userSession } from '../../../shared/api/session/session.ts';
import type { User } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { editOf } from '../../../shared/ui/form/meanwhile/use-edit.ts';
import { useApiForm } from '../../../shared/ui/form/use-api-form.ts';

const toValues = ({ showsShared = true }: User) => ({ showsShared });

/** Where the notes beside lists lead. */
const HASH = '#shared-heading';

/** Switches on and off that lists say what the user shares with their entries. */
export function SharedSkillsSection({ user }: { user: User }) {
  const refresh = useRefresh();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== HASH) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  const form = useApiForm({
    initial: toValues(user),
    edits: editOf(user, toValues, { follows: true }),
    texts: { failed: t`Your choice could not be saved. Please try again.`, network: t`Server error` },
    send: async (values, _, from) => {
      const { message, version } = await send('put', '/private/api/me/shared', {
        body: values,
        ifMatch: from?.version,
      });
      const { whole } = userSession;
      if (whole) userSession.update({ ...whole, ...values, version });
      form.saved(values, { version, values });
      await refresh('/private/api/projects', '/private/api/jobs', '/private/api/consultants');
      return message;
    },
  });
  return (
    <section className="card form" aria-labelledby="shared-heading">
      <h2 id="shared-heading" ref={heading} tabIndex={-1}>{t`What you share`}</h2>
      <p>
        {user.role === 'B2B'
          ? t`In the list of consultants we can show you which of each person’s skills your open projects ask for. Only you see it. We store nothing of it, and no list is in another order because of it unless you choose so.`
          : t`In the lists of positions we can show you which of the skills asked for are in your profile. Only you see it. We store nothing of it, and no list is in another order because of it unless you choose so.`}
      </p>
      <AccountForm form={form} button={t`Save`} working={t`Saving...`}>
        <label className="check">
          <input type="checkbox" {...form.getInputProps('showsShared', { type: 'checkbox' })} />
          <span>{t`Show me what I share`}</span>
        </label>
      </AccountForm>
    </section>
  );
}
