import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { send } from '../api/client.ts';
import type { OfferedCodes } from '../api/types.ts';
import { AuthenticatorSetup } from '../second-factor/authenticator-setup.tsx';
import { Button } from '../ui/form/button.tsx';
import { day } from '../ui/display/dates.ts';
import { useFocusFallback } from '../ui/page/focus.ts';
import { Modal } from '../ui/dialog/modal.tsx';
import { TaskNotice } from '../ui/feedback/task-notice.tsx';
import { useConfirm } from '../ui/dialog/use-confirm.tsx';
import { useTask } from '../ui/feedback/use-task.ts';
import { ownPath } from './own-path.ts';
import type { FactorProps } from './factor-props.ts';

/** Sets up, replaces and removes the authenticator app. */
export function OwnAuthenticator({ audience, factors, onAdded, onRemoved, onFocusLost }: FactorProps) {
  const { codesSince, passkeys, required } = factors;
  const [offered, setOffered] = useState<OfferedCodes | null>(null);
  const texts = { failed: t`Something went wrong`, network: t`Server error` };
  const task = useTask(texts);
  const isLast = passkeys.length === 0;
  const removing = useConfirm({
    title: t`Remove the authenticator app`,
    text: isLast
      ? t`Remove the app? You will then sign in with your password alone, and the recovery codes stop working.`
      : t`Remove the app? Its codes stop working.`,
    confirmLabel: t`Yes, Remove`,
    workingLabel: t`Removing...`,
    texts,
    run: async () => {
      await send('delete', ownPath(audience, 'factors/codes'));
      await onRemoved();
    },
  });
  useFocusFallback(onFocusLost, removing.asking);
  const setUp = () =>
    task.run(async () => setOffered(await send('post', ownPath(audience, 'factors/codes'))));
  const since = codesSince === null ? '' : day(codesSince);
  return (
    <div className="factor">
      <h3>{t`Authenticator app`}</h3>
      <TaskNotice task={task} />
      {removing.error}
      {codesSince === null ? (
        <>
          <p>{t`An app on your phone generates a new code every 30 seconds, which you enter to sign in.`}</p>
          <div className="row">
            <Button
              kind="second"
              small
              working={task.working && t`Preparing...`}
              onClick={() => void setUp()}
            >
              {t`Set up an app`}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{t`Since ${since}, you need a code from your authenticator app to sign in.`}</p>
          <div className="row">
            <Button
              kind="second"
              small
              working={task.working && t`Preparing...`}
              onClick={() => void setUp()}
            >
              {t`Replace the app`}
            </Button>
            {!(required && isLast) && (
              <Button kind="reject" small onClick={removing.ask}>{t`Remove the app`}</Button>
            )}
          </div>
        </>
      )}
      {offered && (
        <Modal title={t`Set up an authenticator app`} onClose={() => setOffered(null)} persistent>
          <AuthenticatorSetup
            offered={offered}
            add={async (code) => {
              const body = { code };
              const added = await send('post', ownPath(audience, 'factors/codes/confirm'), { body });
              setOffered(null);
              await onAdded(added.recoveryCodes);
            }}
            onCancel={() => setOffered(null)}
          />
        </Modal>
      )}
      {removing.dialog}
    </div>
  );
}
