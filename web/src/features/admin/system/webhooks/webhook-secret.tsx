import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Answer } from '../../../../shared/api/wire.ts';
import { dateTime } from '../../../../shared/ui/display/dates.ts';
import { SecretModal } from '../secret-modal.tsx';
import { webhookName } from './webhook-texts.ts';

export type MadeSecret = Answer<'post', '/api/admin/webhooks'>;

interface Props {
  made: MadeSecret;
  onDone: () => void;
}

/** The new secret of a webhook, and how the receiver uses it. */
export function WebhookSecret({ made: { secret, webhook }, onDone }: Props) {
  const name = webhookName(webhook);
  const until = webhook.formerSecretUntil && dateTime(webhook.formerSecretUntil);
  return (
    <SecretModal
      title={t`The webhook’s secret`}
      text={t`Copy the secret of “${name}” now, and store it where the receiver reads it or in a password manager. It is not shown again.`}
      secret={secret}
      onDone={onDone}
    >
      <p>
        <Trans>
          The receiver uses it to verify that a message comes from here and was not changed. Messages are
          signed as{' '}
          <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" hrefLang="en">
            Standard Webhooks
          </a>{' '}
          describes, for which there are libraries.
        </Trans>
      </p>
      {until && (
        <p>{t`Until ${until} the former secret signs too. By then the receiver needs the new one.`}</p>
      )}
    </SecretModal>
  );
}
