import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Auth } from '../../shared/api/client.ts';
import { useUser } from '../../shared/api/session/session.ts';
import type { User } from '../../shared/api/types.ts';
import { withTimeout } from '../../shared/ui/page/with-timeout.ts';
import type { ApplyOutcome, ApplyTarget } from './send-application.ts';

// Loaded when it is opened, because public pages offer it, too.
const ApplyDialog = lazy(() => withTimeout(import('./apply-dialog.tsx')));

/**
 * The dialog to apply with, for signed-in users. `onOutcome` is called once it is closed, because the application was
 * sent or refused for good; where it can be tried again, the dialog says so itself and stays.
 */
export function useApplyDialog(onOutcome: (outcome: ApplyOutcome, target: ApplyTarget) => void, auth?: Auth) {
  const user = useUser();
  const [opened, setOpened] = useState<{ target: ApplyTarget; user: User } | null>(null);
  const settle = (outcome: ApplyOutcome, target: ApplyTarget) => {
    // Closed first, so that whatever shows the outcome can take over the focus.
    flushSync(() => setOpened(null));
    onOutcome(outcome, target);
  };
  return {
    open: (target: ApplyTarget) => user && setOpened({ target, user }),
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
