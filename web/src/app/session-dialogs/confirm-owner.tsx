import { lazy, Suspense, useSyncExternalStore } from 'react';
import { confirmation } from '../../shared/api/session/confirmation.ts';
import { withTimeout } from '../../shared/ui/page/with-timeout.ts';

const Dialog = lazy(() => withTimeout(import('./confirm-owner-dialog.tsx')));

/** Asks for the password or a code above the screen when a call needs a confirmed owner. */
export function ConfirmOwner() {
  const question = useSyncExternalStore(confirmation.subscribe, confirmation.get, () => null);
  if (!question) return null;
  return (
    <Suspense>
      <Dialog {...question} />
    </Suspense>
  );
}
