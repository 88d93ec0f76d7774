import { lazy, Suspense, useSyncExternalStore } from 'react';
import { reauthentication } from '../../shared/api/session/reauth.ts';
import { withTimeout } from '../../shared/ui/page/with-timeout.ts';

const Dialog = lazy(() => withTimeout(import('./sign-in-again-dialog.tsx')));

/** Renews an expired session in a dialog above the screen, so that unsaved input survives. */
export function SignInAgain() {
  const audience = useSyncExternalStore(reauthentication.subscribe, reauthentication.get, () => null);
  if (!audience) return null;
  return (
    <Suspense>
      <Dialog audience={audience} />
    </Suspense>
  );
}
