import { LIMITS, WEBHOOK_EVENTS, type WebhookEvent } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { send } from '../../../../shared/api/client.ts';
import type { Webhook } from '../../../../shared/api/types.ts';
import { useRefresh } from '../../../../shared/api/use-api.ts';
import { FormModal } from '../../../../shared/ui/form/api-form.tsx';
import { TextField } from '../../../../shared/ui/form/fields.tsx';
import { haveEqualValues } from '../../../../shared/ui/form/equal-values.ts';
import { editOf } from '../../../../shared/ui/form/meanwhile/use-edit.ts';
import { required, useApiForm } from '../../../../shared/ui/form/use-api-form.ts';
import { useAdminDraft } from '../../use-admin-draft.ts';
import { CheckBox, CheckRows, rowsOf } from '../check-rows.tsx';
import { WebhookSecret, type MadeSecret } from './webhook-secret.tsx';
import { EVENT_WORDS, knownEvents } from './webhook-texts.ts';

const EXAMPLE = 'https://example.com/hook';
const EVENT_ROWS = rowsOf(WEBHOOK_EVENTS);

interface WebhookValues extends Record<string, unknown> {
  url: string;
  description: string;
  events: WebhookEvent[];
  active: boolean;
}

const EMPTY: WebhookValues = { url: '', description: '', events: [], active: true };

const toWebhookValues = ({ url, description, events, active }: WebhookValues | Webhook): WebhookValues => ({
  url,
  description,
  events: knownEvents(events),
  active,
});

/** The changed fields. Sending the address, even the same one, delivers waiting events at once. */
const changesOf = (stored: WebhookValues | undefined, values: WebhookValues) =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !haveEqualValues(value, stored?.[field])),
  );

interface Props {
  /** The webhook to change; a new one is created without it. */
  webhook?: Webhook;
  onClose: () => void;
}

/** Changes a webhook, or adds one and then shows its secret once: it is kept only in the state of this dialog. */
export function WebhookModal(props: Props) {
  const [made, setMade] = useState<MadeSecret | null>(null);
  if (made) return <WebhookSecret made={made} onDone={props.onClose} />;
  return <WebhookForm {...props} onMade={setMade} />;
}

function WebhookForm({ webhook, onClose, onMade }: Props & { onMade: (made: MadeSecret) => void }) {
  const refresh = useRefresh();
  const form = useApiForm<WebhookValues>({
    initial: useAdminDraft(`webhook:${webhook?._id ?? 'new'}`, toWebhookValues(webhook ?? EMPTY)),
    edits: editOf(webhook, toWebhookValues),
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    validate: {
      url: required(t`Please enter the address.`),
      events: (chosen) => (chosen.length === 0 ? t`Please choose at least one event.` : null),
    },
    send: async (values, _, from) => {
      if (webhook) {
        const body = changesOf(from?.values, values);
        const call = { params: { id: webhook._id }, body, ifMatch: from?.version };
        if (Object.keys(body).length > 0) await send('patch', '/api/admin/webhooks/{id}', call);
        await refresh('/api/admin/webhooks');
      } else {
        const { active: _, ...body } = values;
        const made = await send('post', '/api/admin/webhooks', { body });
        // The secret is shown even if the list fails to reload.
        onMade(made);
        void refresh('/api/admin/webhooks');
      }
    },
    onSent: webhook && onClose,
  });
  const hasFieldError = Object.keys(form.errors).length > 0;
  const { onChange: onActive } = form.getInputProps('active');
  return (
    <FormModal
      title={webhook ? t`Change webhook` : t`New webhook`}
      size="48rem"
      form={hasFieldError ? { ...form, error: null } : form}
      submit={webhook ? t`Save` : t`Create`}
      working={webhook ? t`Saving...` : t`Creating...`}
      onClose={onClose}
    >
      <TextField
        label={t`Address`}
        hint={
          webhook ? (
            t`On the public internet. After a change, pending deliveries go to the new address at once.`
          ) : (
            <Trans>
              On the public internet, for example <code translate="no">{EXAMPLE}</code>
            </Trans>
          )
        }
        type="url"
        maxLength={LIMITS.webhookUrl}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        {...form.getInputProps('url')}
      />
      <TextField
        label={t`Description`}
        optional
        hint={t`Receiving system and purpose`}
        maxLength={LIMITS.title}
        {...form.getInputProps('description')}
      />
      <CheckRows
        label={t`Events`}
        hint={t`Messages contain ids and public data, no data of people. The receiver requests more from the API.`}
        rows={EVENT_ROWS}
        words={EVENT_WORDS}
        {...form.getInputProps('events')}
      />
      {webhook && (
        <CheckBox
          label={t`Active`}
          text={t`While it is off, nothing is sent; pending deliveries resume when it is active again.`}
          data-path="active"
          checked={form.values.active}
          onChange={onActive}
        />
      )}
    </FormModal>
  );
}
