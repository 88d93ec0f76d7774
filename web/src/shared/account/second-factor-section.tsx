import { plural, t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { send } from '../api/client.ts';
import type { Audience } from '../api/session/reauth.ts';
import { useApi, useRefresh } from '../api/use-api.ts';
import { urlOf } from '../api/wire.ts';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { Button } from '../ui/form/button.tsx';
import { useFocusFallback } from '../ui/page/focus.ts';
import { Loaded } from '../ui/feedback/loaded.tsx';
import { Modal } from '../ui/dialog/modal.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { TaskNotice } from '../ui/feedback/task-notice.tsx';
import { useTask } from '../ui/feedback/use-task.ts';
import './account.css';
import type { FactorProps } from './factor-props.ts';
import { OwnAuthenticator } from './own-authenticator.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { ownPath } from './own-path.ts';

/** With this number of recovery codes left, or fewer, the page suggests new ones. */
const FEW = 3;

interface Props {
  audience: Audience;
}

/** The account's second factors: an authenticator app, passkeys and recovery codes. */
export function SecondFactorSection({ audience }: Props) {
  const query = useApi(urlOf(ownPath(audience, 'factors')));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="card form" aria-labelledby="factors-heading">
      <h2 id="factors-heading" ref={heading} tabIndex={-1}>{t`Second factor`}</h2>
      <Loaded query={query} failed={t`Your second factor could not be loaded.`}>
        {(factors) => (
          <OwnFactors
            audience={audience}
            factors={factors}
            onFocusLost={() => heading.current?.focus({ preventScroll: true })}
          />
        )}
      </Loaded>
    </section>
  );
}

type FactorsProps = Pick<FactorProps, 'audience' | 'factors' | 'onFocusLost'>;

function OwnFactors({ audience, factors, onFocusLost }: FactorsProps) {
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const refresh = useRefresh();
  const reload = async () => void (await refresh(ownPath(audience, 'factors')));
  const onAdded = async (codes: readonly string[]) => {
    if (codes.length > 0) setShown(codes);
    await reload();
  };
  const part = { audience, factors, onAdded, onRemoved: reload, onFocusLost };
  useFocusFallback(
    () => {
      if (shown === null) onFocusLost();
    },
    `${shown === null} ${factors.codesSince} ${factors.passkeys.length}`,
  );
  const hasNone = factors.codesSince === null && factors.passkeys.length === 0;
  return (
    <>
      {hasNone && (
        <p>{t`Protect your account against stolen passwords: you then need your phone or another of your devices to sign in, besides the password.`}</p>
      )}
      <OwnPasskeys {...part} />
      <OwnAuthenticator {...part} />
      {!hasNone && <RecoveryPart audience={audience} left={factors.recoveryCodes} onMade={onAdded} />}
      {shown && (
        <Modal title={t`Your recovery codes`} onClose={() => setShown(null)} persistent>
          <RecoveryCodes codes={shown} done={t`I have stored them`} onDone={() => setShown(null)} />
        </Modal>
      )}
    </>
  );
}

interface RecoveryProps extends Props {
  left: number;
  onMade: FactorProps['onAdded'];
}

function RecoveryPart({ audience, left, onMade }: RecoveryProps) {
  const task = useTask({ failed: t`Something went wrong`, network: t`Server error` });
  const renew = () =>
    task.run(async () => {
      const { recoveryCodes } = await send('post', ownPath(audience, 'factors/recovery-codes'));
      await onMade(recoveryCodes);
    });
  return (
    <div className="factor">
      <h3>{t`Recovery codes`}</h3>
      <TaskNotice task={task} />
      {left <= FEW ? (
        <Notice tone="care">
          {plural(left, {
            0: 'You have no recovery codes left. Create new ones, or you are locked out without your devices.',
            one: 'You have # recovery code left. Please create new ones.',
            other: 'You have # recovery codes left. Please create new ones.',
          })}
        </Notice>
      ) : (
        <p className="muted">
          {plural(left, { one: '# recovery code is left.', other: '# recovery codes are left.' })}
        </p>
      )}
      <div className="row">
        <Button kind="second" small working={task.working && t`Preparing...`} onClick={() => void renew()}>
          {t`Create new recovery codes`}
        </Button>
      </div>
    </div>
  );
}
