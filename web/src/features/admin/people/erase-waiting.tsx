import { LIMITS } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../shared/api/client.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { formatNumber } from '../../../shared/language.ts';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { withOutcome } from '../../../shared/ui/feedback/outcome.tsx';
import { FormModal } from '../../../shared/ui/form/api-form.tsx';
import { EmailField, SelectField, TextAreaField } from '../../../shared/ui/form/fields.tsx';
import { required, useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { useAdminLocation } from '../use-admin-location.ts';

/** The option for those of one email address; the others are networks, one of which may be empty. */
const OF_ADDRESS = 'address';
const fromNetwork = (network: string) => `network ${network}`;

function networkLabel(network: string, waiting: number, newest: string): string {
  if (network === '')
    return plural(waiting, { one: '# of an unknown network', other: '# of an unknown network' });
  return plural(waiting, {
    one: `# from the network ${network}, of ${newest}`,
    other: `# from the network ${network}, the last one of ${newest}`,
  });
}

/** Erases the applications without an account that wait for a confirmation: of an email address, or from a network. */
export function EraseWaiting({ onClose }: { onClose: () => void }) {
  const { to } = useAdminLocation();
  const navigate = useNavigate();
  const { data } = useApi(urlOf('/api/admin/guest-applications'));
  const { waiting, most = 0, networks = [] } = data ?? {};
  const room = formatNumber(most);
  const form = useApiForm({
    initial: { which: OF_ADDRESS, email: '', reason: '' },
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    validate: {
      email: (email, { which }) =>
        which === OF_ADDRESS ? required(t`Please enter the email address.`)(email) : null,
      reason: required(t`Please enter the reason.`),
    },
    send: async ({ which, email, reason }): Promise<string | undefined> => {
      const chosen = networks.find(({ network }) => fromNetwork(network) === which);
      const { erased } = chosen
        ? await send('delete', '/api/admin/guest-applications/networks', {
            body: { network: chosen.network, reason },
          })
        : await send('delete', '/api/admin/guest-applications', { body: { email, reason } });
      if (erased === 0)
        return chosen
          ? t`No application waits any more that came from this network.`
          : t`No application waits for a confirmation of this address.`;
      onClose();
      const outcome = plural(erased, {
        one: '# waiting application was erased.',
        other: '# waiting applications were erased.',
      });
      void navigate(to('people'), withOutcome(outcome));
      return undefined;
    },
  });
  return (
    <FormModal
      danger
      title={t`Erase waiting applications`}
      size="36rem"
      form={form}
      submit={t`Yes, Erase`}
      working={t`Erasing...`}
      onClose={onClose}
    >
      <p>{t`Applications without an account wait for 7 days until the owner of the address confirms them. This erases those of one address, or all that came from one network, with their documents, for good. Confirmed ones belong to an account and are erased with it.`}</p>
      {waiting !== undefined && (
        <p>
          {waiting === 0
            ? t`None waits now.`
            : plural(waiting, {
                one: `# waits now; there is room for ${room}.`,
                other: `# wait now; there is room for ${room}.`,
              })}
        </p>
      )}
      <SelectField
        label={t`Which applications`}
        options={[
          { value: OF_ADDRESS, label: t`Those of an email address` },
          ...networks.map(({ network, waiting, newest }) => ({
            value: fromNetwork(network),
            label: networkLabel(network, waiting, shortWhen(newest)),
          })),
        ]}
        {...form.getInputProps('which')}
      />
      {form.getValues().which === OF_ADDRESS && <EmailField {...form.getInputProps('email')} />}
      <TextAreaField
        label={t`Reason`}
        hint={t`Kept in the audit log, without the address or network.`}
        rows={3}
        maxLength={LIMITS.message}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  );
}
