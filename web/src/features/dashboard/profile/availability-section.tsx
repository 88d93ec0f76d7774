import { t } from '@lingui/core/macro';
import { AccountForm } from '../../../shared/account/account-form.tsx';
import { send } from '../../../shared/api/client.ts';
import { userSession } from '../../../shared/api/session/session.ts';
import type { User } from '../../../shared/api/types.ts';
import {
  AvailabilityFields,
  toAvailabilityValues,
  toWholeAvailability,
} from '../../../shared/availability/availability-fields.tsx';
import { availabilityText } from '../../../shared/availability/availability-text.ts';
import { editOf } from '../../../shared/ui/form/meanwhile/use-edit.ts';
import { useApiForm } from '../../../shared/ui/form/use-api-form.ts';

/** When a freelancer is free. Saving confirms it, also when nothing has changed. */
export function AvailabilitySection({ user }: { user: User }) {
  const form = useApiForm({
    initial: toAvailabilityValues(user),
    edits: editOf(user, toAvailabilityValues, { follows: true }),
    texts: { failed: t`Your availability could not be saved. Please try again.`, network: t`Server error` },
    send: async (values, _, from) => {
      const { message, user: saved } = await send('patch', '/private/api/me/availability', {
        body: toWholeAvailability(values),
        ifMatch: from?.version,
      });
      userSession.update(saved);
      form.saved(values, { version: saved.version, values: toAvailabilityValues(saved) });
      return message;
    },
  });
  const known = availabilityText(user);
  return (
    <section className="card form" id="availability" tabIndex={-1} aria-labelledby="availability-heading">
      <h2 id="availability-heading">{t`Availability`}</h2>
      {known && <p>{t`Your profile says: ${known}.`}</p>}
      <p className="muted">{t`Saving confirms it, even if nothing has changed. After 30 days we remind you by email; after 60 days without a confirmation it counts as unknown.`}</p>
      <AccountForm form={form} button={t`Save and confirm`} working={t`Saving...`}>
        <div className="pairs">
          <AvailabilityFields inputs={form.getInputProps} />
        </div>
      </AccountForm>
    </section>
  );
}
