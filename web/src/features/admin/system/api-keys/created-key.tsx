import { t } from '@lingui/core/macro';
import type { Answer } from '../../../../shared/api/wire.ts';
import { SecretModal } from '../secret-modal.tsx';

interface Props {
  made: Answer<'post', '/api/admin/api-keys'>;
  onDone: () => void;
}

/** A new key, and how a program sends it. */
export function CreatedKey({ made: { key, apiKey }, onDone }: Props) {
  const { name, start } = apiKey;
  return (
    <SecretModal
      title={t`Your new API key`}
      text={t`Copy the key “${name}” now, and store it where the program reads it or in a password manager. It is not shown again.`}
      secret={key}
      onDone={onDone}
    >
      <p>
        {t`The program sends it with every request, in this header:`}
        <br />
        {/* eslint-disable-next-line lingui/no-unlocalized-strings -- a line of the protocol */}
        <code className="small" translate="no">{`Authorization: Bearer ${start}…`}</code>
      </p>
    </SecretModal>
  );
}
