import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { send } from '../../../../shared/api/client.ts';
import type { Attempt, Delivery, Webhook } from '../../../../shared/api/types.ts';
import { useApi, useRefresh } from '../../../../shared/api/use-api.ts';
import { urlOf } from '../../../../shared/api/wire.ts';
import { Badge } from '../../../../shared/ui/display/badge.tsx';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { dateTime } from '../../../../shared/ui/display/dates.ts';
import { SelectField } from '../../../../shared/ui/form/fields.tsx';
import { Loaded } from '../../../../shared/ui/feedback/loaded.tsx';
import { TaskNotice } from '../../../../shared/ui/feedback/task-notice.tsx';
import { adminPath } from '../../admin-location.ts';
import { actionsColumn, column } from '../../parts/columns.tsx';
import { ListPanel } from '../../parts/list-panel.tsx';
import { Panel, PanelBody } from '../../parts/panel.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import '../cells.css';
import { Release, TestAndChange, useWebhookSteps, type WebhookSteps } from './use-webhook-steps.tsx';
import { Address, AddressBy, Description, WebhookState } from './webhook-facts.tsx';
import {
  DELIVERY_STATES,
  duration,
  eventWord,
  outcomeWords,
  DELIVERY_STATE_OPTIONS,
  deliveryStateWord,
} from './webhook-texts.ts';

const LIST = {
  list: t`List of deliveries`,
  table: t`Table of deliveries`,
  pages: t`Pages of deliveries`,
  count: (total: number) => plural(total, { one: '# delivery', other: '# deliveries' }),
};

const PATH = '/api/admin/webhooks/{id}/deliveries';
/** Milliseconds between refreshes: after pressing Test people wait for the result. */
const POLL = 5_000;

/** A webhook with its deliveries, sent and waiting. */
export function DeliveriesPanel({ id }: { id: string }) {
  const webhook = useApi(urlOf('/api/admin/webhooks/{id}', { id }), { refreshInterval: POLL });
  const steps = useWebhookSteps();
  return (
    <>
      <Panel
        title={t`Deliveries`}
        crumbs={[{ to: adminPath('system', {}, 'webhooks'), label: t`Webhooks` }]}
        text={t`Emails that were sent or given up are kept for 30 days.`}
        actions={
          webhook.data && (
            <div className="acts wraps">
              <Release webhook={webhook.data} steps={steps} />
              <TestAndChange webhook={webhook.data} steps={steps} />
            </div>
          )
        }
      >
        <Loaded query={webhook}>
          {(shown) => (
            <PanelBody>
              <div>
                <Address {...shown} />
                {shown.description && (
                  <p>
                    <Description {...shown} />
                  </p>
                )}
                <AddressBy {...shown} />
              </div>
              <WebhookState {...shown} />
            </PanelBody>
          )}
        </Loaded>
      </Panel>
      {webhook.data && <Deliveries webhook={webhook.data} steps={steps} />}
      {steps.dialogs}
    </>
  );
}

function Deliveries({ webhook, steps: { task } }: { webhook: Webhook; steps: WebhookSteps }) {
  const { filters, filter } = useAdminLocation();
  const refresh = useRefresh();
  const state = DELIVERY_STATES.find((known) => known === filters.state);
  const again = ({ _id: deliveryId }: Delivery) =>
    task.run(async () => {
      const params = { id: webhook._id, deliveryId };
      const { message } = await send('post', `${PATH}/{deliveryId}/retry`, { params });
      await refresh('/api/admin/webhooks');
      return message;
    });
  return (
    <>
      <TaskNotice task={task} closable />
      <ListPanel
        texts={LIST}
        path={PATH}
        query={{ id: webhook._id, state }}
        isFiltered={Boolean(state)}
        filters={
          <SelectField
            hiddenLabel
            label={t`State`}
            value={state ?? ''}
            onChange={(event) => filter({ state: event.target.value })}
            options={DELIVERY_STATE_OPTIONS}
          />
        }
        empty={state ? t`There are no such deliveries.` : t`Nothing has been sent yet.`}
        refreshInterval={POLL}
        stacked
        head={t`Event`}
        entry={(delivery) => ({
          title: eventWord(delivery.type),
          about: (
            <>
              {dateTime(delivery.createdAt)}
              <br />
              <code translate="no">{delivery.messageId}</code>
            </>
          ),
        })}
        columns={[
          column<Delivery>(t`State`, (delivery) => (
            <State delivery={delivery} isActive={webhook.active && !webhook.hold} />
          )),
          column<Delivery>(t`Attempts`, Attempts),
          actionsColumn<Delivery>(t`Send again`, (delivery) => (
            <div className="acts">
              <Button small kind="second" disabled={task.working} onClick={() => void again(delivery)}>
                <AgainWords {...delivery} />
              </Button>
            </div>
          )),
        ]}
      />
    </>
  );
}

function AgainWords({ state, type, createdAt }: Delivery) {
  const [event, at] = [eventWord(type), dateTime(createdAt)];
  return state === 'waiting' ? (
    <Trans>
      Send now
      <span className="sr">
        {' '}
        {event}, {at}
      </span>
    </Trans>
  ) : (
    <Trans>
      Send again
      <span className="sr">
        {' '}
        {event}, {at}
      </span>
    </Trans>
  );
}

const TONES = { waiting: undefined, delivered: 'ok', failed: 'bad', held: 'care' } as const;

function State({ delivery, isActive }: { delivery: Delivery; isActive: boolean }) {
  const why = reason(delivery, isActive);
  return (
    <div className="cell-lines">
      <Badge tone={TONES[delivery.state]}>{deliveryStateWord(delivery.state)}</Badge>
      {why && <p className="caption muted">{why}</p>}
    </div>
  );
}

/** When a delivery is sent, if its state does not tell. */
function reason({ state, nextAt }: Delivery, isActive: boolean): string | null {
  if (state === 'held') return t`Pending when a backup was restored. The receiver may already have it.`;
  if (nextAt === null) return null;
  if (!isActive) return t`Until the webhook is active again`;
  if (new Date(nextAt).getTime() <= Date.now()) return t`Next attempt after the earlier deliveries`;
  const when = dateTime(nextAt);
  return t`Next attempt ${when}`;
}

/** The latest attempt, and the earlier ones on demand. */
function Attempts({ attempts }: Delivery) {
  const [latest, ...earlier] = attempts.toReversed();
  if (!latest) return t`Not attempted yet`;
  return (
    <div className="cell-lines webhook-attempts">
      <Outcome {...latest} />
      {earlier.length > 0 && (
        <details>
          <summary className="small">
            {plural(earlier.length, { one: '# earlier attempt', other: '# earlier attempts' })}
          </summary>
          <ol className="lines">
            {earlier.map((attempt, index) => (
              <li key={index}>
                <Outcome {...attempt} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function Outcome(attempt: Attempt) {
  const [when, took] = [dateTime(attempt.at), duration(attempt.milliseconds)];
  return (
    <div>
      {outcomeWords(attempt)}
      <p className="caption muted">{t`${when}, after ${took}`}</p>
    </div>
  );
}
