import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { send } from '../../../../shared/api/client.ts';
import type { Webhook } from '../../../../shared/api/types.ts';
import { useRefresh } from '../../../../shared/api/use-api.ts';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/dialog/confirm-dialog.tsx';
import { useTask } from '../../../../shared/ui/feedback/use-task.ts';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { useAdmins } from '../admins/admins-panel.tsx';
import { mayRelease } from '../holds.tsx';
import { Which } from './webhook-facts.tsx';
import { WebhookModal } from './webhook-modal.tsx';
import { WebhookSecret, type MadeSecret } from './webhook-secret.tsx';
import { webhookName } from './webhook-texts.ts';

const OF_ONE = '/api/admin/webhooks/{id}';

/** Actions that ask first. */
type Step = 'release' | 'secret' | 'remove';

/** The actions on an existing webhook. Render `dialogs`, and the result of `task`. */
export function useWebhookSteps() {
  const refresh = useRefresh();
  const [asked, setAsked] = useState<{ step: Step; webhook: Webhook } | null>(null);
  const [made, setMade] = useState<MadeSecret | null>(null);
  const task = useTask({ failed: t`Something went wrong`, network: t`Network error.` });

  const test = ({ _id: id }: Webhook) =>
    task.run(async () => {
      const { message } = await send('post', `${OF_ONE}/test`, { params: { id } });
      await refresh('/api/admin/webhooks');
      return message;
    });
  const remove = async ({ _id: id }: Webhook) => {
    await task.run(async () => {
      const { message } = await send('delete', OF_ONE, { params: { id } });
      await refresh('/api/admin/webhooks');
      return message;
    });
    setAsked(null);
  };
  const release = async ({ _id: id }: Webhook) => {
    await task.run(async () => {
      const { message } = await send('post', `${OF_ONE}/release`, { params: { id } });
      await refresh('/api/admin/webhooks');
      return message;
    });
    setAsked(null);
  };
  const replaceSecret = async ({ _id: id }: Webhook) => {
    await task.run(async () => {
      setMade(await send('post', `${OF_ONE}/secret`, { params: { id } }));
      void refresh('/api/admin/webhooks');
    });
    setAsked(null);
  };

  const name = asked ? webhookName(asked.webhook) : '';
  const dialogs = (
    <>
      {asked?.step === 'release' && (
        <ConfirmDialog
          title={t`Release webhook`}
          harmless
          confirmLabel={t`Yes, Release`}
          workingLabel={t`Releasing...`}
          onCancel={() => setAsked(null)}
          onConfirm={() => release(asked.webhook)}
        >
          {t`Release the webhook “${name}”? Do so only if you know who receives its messages for which purpose. Pending deliveries are sent at once.`}
        </ConfirmDialog>
      )}
      {asked?.step === 'secret' && (
        <ConfirmDialog
          title={t`New secret`}
          harmless
          confirmLabel={t`Create a new secret`}
          workingLabel={t`Creating...`}
          onCancel={() => setAsked(null)}
          onConfirm={() => replaceSecret(asked.webhook)}
        >
          {t`Create a new secret for “${name}”? From now on it signs every message. For 24 hours the former one signs too, so that the receiver has time to switch.`}
        </ConfirmDialog>
      )}
      {asked?.step === 'remove' && (
        <ConfirmDialog
          title={t`Remove webhook`}
          confirmLabel={t`Yes, Remove`}
          workingLabel={t`Removing...`}
          onCancel={() => setAsked(null)}
          onConfirm={() => remove(asked.webhook)}
        >
          {t`Remove the webhook “${name}”? Pending deliveries are not sent, and the list of its deliveries is deleted.`}
        </ConfirmDialog>
      )}
      {made && <WebhookSecret made={made} onDone={() => setMade(null)} />}
    </>
  );
  const ask = (step: Step, webhook: Webhook) => {
    task.clear();
    setAsked({ step, webhook });
  };
  return { task, dialogs, test, ask };
}

export type WebhookSteps = ReturnType<typeof useWebhookSteps>;

interface Props {
  webhook: Webhook;
  steps: WebhookSteps;
}

/** Release, for a webhook on hold, where this administrator may. */
export function Release({ webhook, steps: { ask } }: Props) {
  const { data: admins } = useAdmins();
  if (!webhook.hold || !mayRelease(webhook.hold, admins)) return null;
  return (
    <Button small kind="second" onClick={() => ask('release', webhook)}>
      <Trans>
        Release
        <Which webhook={webhook} />
      </Trans>
    </Button>
  );
}

/** Test and Change, for the list and the detail of a webhook. */
export function TestAndChange({ webhook, steps: { test, task } }: Props) {
  return (
    <>
      <Button small kind="second" disabled={task.working} onClick={() => void test(webhook)}>
        <Trans>
          Test
          <Which webhook={webhook} />
        </Trans>
      </Button>
      <DialogButton kind="second" dialog={(close) => <WebhookModal webhook={webhook} onClose={close} />}>
        <Trans>
          Change
          <Which webhook={webhook} />
        </Trans>
      </DialogButton>
    </>
  );
}

/** New secret and Remove, with their confirmations. */
export function ReplaceAndRemove({ webhook, steps: { ask } }: Props) {
  return (
    <>
      <Button small kind="second" onClick={() => ask('secret', webhook)}>
        <Trans>
          New secret
          <Which webhook={webhook} />
        </Trans>
      </Button>
      <Button small kind="reject" onClick={() => ask('remove', webhook)}>
        <Trans>
          Remove
          <Which webhook={webhook} />
        </Trans>
      </Button>
    </>
  );
}
