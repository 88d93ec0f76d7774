import { preview, WEBHOOK_EVENTS } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { Fragment } from 'react';
import type { Webhook } from '../../../../shared/api/types.ts';
import { Badge, Tags } from '../../../../shared/ui/display/badge.tsx';
import { dateTime, shortWhen } from '../../../../shared/ui/display/dates.ts';
import { UNKNOWN_LANGUAGE } from '../../../../shared/ui/display/content-language.tsx';
import { useAdmins } from '../admins/admins-panel.tsx';
import { OnHold, OwnerRemoved } from '../holds.tsx';
import './webhooks.css';
import { eventWord, webhookName, partsOf } from './webhook-texts.ts';

/** Number of characters shown; an address may have thousands, which the form shows. */
const MOST = 120;

/** The host of an address, and the rest less prominently. The host breaks between its parts rather than within one. */
export function Address({ url }: Webhook) {
  const { host, rest } = partsOf({ url });
  return (
    <span className="webhook-address" translate="no">
      <b>
        {host.split(/(?<=\.)/).map((part, index) => (
          <Fragment key={index}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </b>
      {rest && <span className="muted">{preview(rest, MOST)}</span>}
    </span>
  );
}

/** The purpose, as an administrator described it. */
export const Description = ({ description }: Webhook) => <span lang={UNKNOWN_LANGUAGE}>{description}</span>;

/** Who gave the webhook its address. */
export function AddressBy({ addressBy, ownerRemoved }: Webhook) {
  const { data: admins } = useAdmins();
  const who = admins?.find(({ _id }) => _id === addressBy)?.email;
  if (ownerRemoved) return <OwnerRemoved />;
  return who && <span className="caption muted">{t`Address entered by ${who}`}</span>;
}

/** Appended to the text of a button, for screen readers. */
export const Which = ({ webhook }: { webhook: Webhook }) => (
  <span className="sr" translate="no">
    {' '}
    {webhookName(webhook)}
  </span>
);

export function Events({ events }: Webhook) {
  const isAll = events.length === WEBHOOK_EVENTS.length;
  const words = isAll ? [t`All events`] : events.map(eventWord);
  return <Tags label={t`Events`} words={words} />;
}

/** Whether the webhook is active or on hold, and until when the former secret signs, too. */
export function WebhookState({ active, hold, formerSecretUntil }: Webhook) {
  const until = formerSecretUntil && dateTime(formerSecretUntil);
  return (
    <div className="cell-lines">
      {hold && <OnHold hold={hold} />}
      {!active && <Badge tone="over">{t`Off`}</Badge>}
      {active && !hold && <Badge tone="ok">{t`Active`}</Badge>}
      {until && <p className="caption muted">{t`The former secret signs until ${until}`}</p>}
    </div>
  );
}

/** When the last delivery succeeded, and counts of those that have not. */
export function Sent({ lastDeliveredAt, waiting, failed, held }: Webhook) {
  const when = lastDeliveredAt && shortWhen(lastDeliveredAt);
  return (
    <div className="cell-lines">
      <p>{when ? t`Last delivery: ${when}` : t`Nothing delivered lately`}</p>
      {failed > 0 && <Badge tone="bad">{plural(failed, { one: '# failed', other: '# failed' })}</Badge>}
      {held > 0 && <Badge tone="care">{plural(held, { one: '# held', other: '# held' })}</Badge>}
      {waiting > 0 && <Badge>{plural(waiting, { one: '# waiting', other: '# waiting' })}</Badge>}
    </div>
  );
}
