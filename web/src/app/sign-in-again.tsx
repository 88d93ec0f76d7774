import { lazy, Suspense, useSyncExternalStore } from 'react';
import { reauthentication } from '../shared/api/reauth.ts';
import { inTime } from '../shared/ui/in-time.ts';

const Dialog = lazy(() => inTime(import('./sign-in-again-dialog.tsx')));

/** A session that ended under a signed-in screen is renewed in a dialog over it; the screen keeps what was typed. */
export function SignInAgain() {
  const audience = useSyncExternalStore(reauthentication.subscribe, reauthentication.get, () => null);
  if (!audience) return null;
  return (
    <Suspense>
      <Dialog audience={audience} />
    </Suspense>
  );
}
