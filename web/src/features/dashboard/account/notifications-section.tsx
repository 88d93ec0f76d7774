import {
  DEFAULT_NOTIFICATIONS,
  NOTIFICATION_CHOICES,
  NOTIFICATIONS_OF,
  type Notification,
  type NotificationPreferences,
} from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { AccountForm } from '../../../shared/account/account-form.tsx';
import { send } from '../../../shared/api/client.ts';
import { userSession } from '../../../shared/api/session/session.ts';
import type { User } from '../../../shared/api/types.ts';
import { SelectField } from '../../../shared/ui/form/fields.tsx';
import { editOf } from '../../../shared/ui/form/meanwhile/use-edit.ts';
import { useApiForm } from '../../../shared/ui/form/use-api-form.ts';

const LABELS: Record<Notification, string> = {
  messages: t`Messages and notes from us`,
  alerts: t`News for your saved searches`,
  applicants: t`Applications to your projects`,
  availability: t`Reminders to confirm your availability`,
};
const CHOICES: Record<NotificationPreferences[Notification], string> = {
  'at-once': t`At once`,
  on: t`On`,
  daily: t`Once a day, at 7 a.m.`,
  none: t`No emails`,
};

const toValues = ({ notifications }: User) => ({ ...DEFAULT_NOTIFICATIONS, ...notifications });

/** Chooses which emails the account gets, of those that can be switched off. */
export function NotificationsSection({ user }: { user: User }) {
  const form = useApiForm({
    initial: toValues(user),
    edits: editOf(user, toValues, { follows: true }),
    texts: { failed: t`Your choice could not be saved. Please try again.`, network: t`Server error` },
    send: async (values, _, from) => {
      const { message, version } = await send('put', '/private/api/me/notifications', {
        body: values,
        ifMatch: from?.version,
      });
      const { whole } = userSession;
      if (whole) userSession.update({ ...whole, notifications: values, version });
      form.saved(values, { version, values });
      return message;
    },
  });
  return (
    <section className="card form" aria-labelledby="notifications-heading">
      <h2 id="notifications-heading">{t`Notifications`}</h2>
      <p>{t`Choose which emails you get. What they are about is in your dashboard in any case.`}</p>
      <AccountForm form={form} button={t`Save notifications`} working={t`Saving...`}>
        {NOTIFICATIONS_OF[user.role].map((each) => (
          <SelectField
            key={each}
            label={LABELS[each]}
            options={NOTIFICATION_CHOICES[each].map((value) => ({ value, label: CHOICES[value] }))}
            {...form.getInputProps(each)}
          />
        ))}
        <p className="muted">{t`Some emails are always sent, because the law or your security needs them: to confirm your address, about your password and how you sign in, receipts and decisions about your own applications, and decisions about your projects.`}</p>
      </AccountForm>
    </section>
  );
}
