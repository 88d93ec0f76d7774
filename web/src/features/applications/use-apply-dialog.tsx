import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Auth } from '../../shared/api/client.ts';
import { useUser, type KnownUser } from '../../shared/api/session/session.ts';
import { withTimeout } from '../../shared/ui/page/with-timeout.ts';
import type { ApplyOutcome, ApplyTarget } from './send-application.ts';

// Loaded when it is opened, because public pages use it, too.
const ApplyDialog = lazy(() => withTimeout(import('./apply-dialog.tsx')));

/**
 * The apply dialog, for signed-in users. `onOutcome` is called once it is closed, because the application was sent or
 * finally refused; failures that can be retried are shown in the dialog.
 */
export function useApplyDialog<Target extends ApplyTarget>(
  onOutcome: (outcome: ApplyOutcome, target: Target) => void,
  auth?: Auth,
) {
  const user = useUser();
  const [opened, setOpened] = useState<{ target: Target; user: KnownUser } | null>(null);
  const settle = (outcome: ApplyOutcome, target: Target) => {
    // Closed first, so that the notice of the outcome can take over the focus.
    flushSync(() => setOpened(null));
    onOutcome(outcome, target);
  };
  return {
    open: (target: Target) => user && setOpened({ target, user }),
    dialog: opened && (
      <Suspense>
        <ApplyDialog
          {...opened}
          auth={auth}
          onClose={() => setOpened(null)}
          onOutcome={(outcome) => settle(outcome, opened.target)}
        />
      </Suspense>
    ),
  };
}
