import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { send } from '../api/client.ts';
import type { OwnPasskey } from '../api/types.ts';
import { NewPasskey } from '../second-factor/new-passkey.tsx';
import { knowsPasskeys } from '../second-factor/passkeys.ts';
import { Button } from '../ui/form/button.tsx';
import { dateTime, day } from '../ui/display/dates.ts';
import { useFocusFallback } from '../ui/page/focus.ts';
import { Modal } from '../ui/dialog/modal.tsx';
import { useConfirm } from '../ui/dialog/use-confirm.tsx';
import { ownPath } from './own-path.ts';
import type { FactorProps } from './factor-props.ts';

/** Lists the passkeys, adds named ones and removes them. */
export function OwnPasskeys({ audience, factors, onAdded, onRemoved, onFocusLost }: FactorProps) {
  const [adding, setAdding] = useState(false);
  const { codesSince, passkeys, required } = factors;
  // The confirmation dialog was removed together with its row.
  useFocusFallback(onFocusLost, passkeys.length);
  const isLast = codesSince === null && passkeys.length === 1;
  return (
    <div className="factor">
      <h3>{t`Passkeys`}</h3>
      {passkeys.length === 0 ? (
        <p>{t`A passkey signs you in with one press: with your fingerprint, your face or a PIN, and without the password.`}</p>
      ) : (
        <ul className="sessions">
          {passkeys.map((passkey) => (
            <Row
              key={passkey.credentialId}
              {...{ audience, passkey, onRemoved, isLast }}
              isNeeded={required && isLast}
            />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <div className="row">
          <Button kind="second" small onClick={() => setAdding(true)}>{t`Add a passkey`}</Button>
        </div>
      ) : (
        <p className="muted">{t`This browser does not support passkeys.`}</p>
      )}
      {adding && (
        <Modal title={t`Add a passkey`} onClose={() => setAdding(false)}>
          <NewPasskey
            options={() => send('post', ownPath(audience, 'factors/passkeys/options'))}
            add={async (name, credential) => {
              const body = { name, credential };
              const added = await send('post', ownPath(audience, 'factors/passkeys'), { body });
              setAdding(false);
              await onAdded(added.recoveryCodes);
            }}
            onCancel={() => setAdding(false)}
          />
        </Modal>
      )}
    </div>
  );
}

interface RowProps extends Pick<FactorProps, 'audience' | 'onRemoved'> {
  passkey: OwnPasskey;
  /** The account has no other second factor. */
  isLast: boolean;
  /** It must not be removed. */
  isNeeded: boolean;
}

function Row({ audience, passkey, onRemoved, isLast, isNeeded }: RowProps) {
  const { credentialId, name, since, usedAt } = passkey;
  const removing = useConfirm({
    title: t`Remove passkey`,
    text: isLast
      ? t`Remove the passkey “${name}”? You will then sign in with your password alone, and the recovery codes stop working.`
      : t`Remove the passkey “${name}”? It can then no longer be used to sign in.`,
    confirmLabel: t`Yes, Remove`,
    workingLabel: t`Removing...`,
    texts: { failed: t`Something went wrong`, network: t`Server error` },
    run: async () => {
      await send('delete', ownPath(audience, 'factors/passkeys/{credentialId}'), {
        params: { credentialId },
      });
      await onRemoved();
    },
  });
  const added = day(since);
  const used = usedAt && dateTime(usedAt);
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="small muted">
          {used ? t`Added ${added}, last used ${used}` : t`Added ${added}, not used yet`}
        </p>
        {removing.error}
      </div>
      {!isNeeded && (
        <Button kind="second" small onClick={removing.ask}>
          <Trans>
            Remove<span className="sr"> the passkey {name}</span>
          </Trans>
        </Button>
      )}
      {removing.dialog}
    </li>
  );
}
