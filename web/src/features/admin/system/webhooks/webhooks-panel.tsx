import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Webhook } from '../../../../shared/api/types.ts';
import { ButtonLink } from '../../../../shared/ui/form/button.tsx';
import { TaskNotice } from '../../../../shared/ui/feedback/task-notice.tsx';
import { adminPath } from '../../admin-location.ts';
import { actionsColumn, column } from '../../parts/columns.tsx';
import { ListPanel } from '../../parts/list-panel.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import '../cells.css';
import { ListIntro } from '../list-intro.tsx';
import { Release, ReplaceAndRemove, TestAndChange, useWebhookSteps } from './use-webhook-steps.tsx';
import { DeliveriesPanel } from './deliveries-panel.tsx';
import { Address, AddressBy, Description, Events, Sent, WebhookState, Which } from './webhook-facts.tsx';
import { WebhookModal } from './webhook-modal.tsx';

const LIST = {
  list: t`List of webhooks`,
  table: t`Table of webhooks`,
  search: t`Filter webhooks`,
  pages: t`Pages of webhooks`,
  searchedFields: t`Address or description`,
  count: (total: number) => plural(total, { one: '# webhook', other: '# webhooks' }),
  noMatch: (search: string) => t`No webhooks match “${search}”.`,
};

/** The webhooks, or the deliveries of one. */
export function WebhooksPanel() {
  const { webhookid } = useAdminLocation().chosen;
  return webhookid ? <DeliveriesPanel key={webhookid} id={webhookid} /> : <Webhooks />;
}

/** The webhooks: adds, changes, tests and removes them. */
function Webhooks() {
  const steps = useWebhookSteps();
  return (
    <>
      <ListIntro
        text={t`A webhook notifies another system as soon as something happens here, so that the system does not need to ask repeatedly.`}
        docs
        add={t`New webhook`}
        dialog={(close) => <WebhookModal onClose={close} />}
      />
      <TaskNotice task={steps.task} focusOnShow closable />
      <ListPanel
        texts={LIST}
        path="/api/admin/webhooks"
        empty={t`No webhooks yet.`}
        refreshInterval={30_000}
        stacked
        head={t`Address`}
        entry={(webhook) => ({
          title: <Address {...webhook} />,
          about: (
            <>
              {webhook.description && (
                <>
                  <Description {...webhook} />
                  <br />
                </>
              )}
              <AddressBy {...webhook} />
            </>
          ),
        })}
        columns={[
          column<Webhook>(t`Events and state`, (webhook) => (
            <div className="webhook-cell">
              <Events {...webhook} />
              <div className="cell-sides">
                <WebhookState {...webhook} />
                <Sent {...webhook} />
              </div>
            </div>
          )),
          actionsColumn<Webhook>(t`Actions`, (webhook) => (
            <div className="acts wraps webhook-acts">
              <ButtonLink
                small
                kind="second"
                to={adminPath('system', { webhookid: webhook._id }, 'webhooks')}
              >
                <Trans>
                  Deliveries
                  <Which webhook={webhook} />
                </Trans>
              </ButtonLink>
              <Release webhook={webhook} steps={steps} />
              <TestAndChange webhook={webhook} steps={steps} />
              <ReplaceAndRemove webhook={webhook} steps={steps} />
            </div>
          )),
        ]}
      />
      {steps.dialogs}
    </>
  );
}
