import { useState, type RefObject } from 'react';
import type { PendingSignIn } from '../api/types.ts';
import { useFocusFallback } from '../ui/page/focus.ts';

/** State of a sign-in that may need a second step, and may have to start again afterwards. */
export function useSecondStep() {
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const [over, setOver] = useState<{ reason: string | undefined } | null>(null);
  return {
    pending,
    onPending: setPending,
    /** Why the sign-in starts again; not set if the person went back. */
    reason: pending ? undefined : over?.reason,
    /** The sign-in starts again. */
    isAgain: over !== null,
    onOver: (reason?: string) => {
      setOver({ reason });
      setPending(null);
    },
  };
}

/** Focuses the first empty field when a sign-in starts again, because the second step is gone with its focus. */
export function useFocusAgain(
  form: RefObject<HTMLFormElement | null>,
  pending: PendingSignIn | null,
  isAgain: boolean,
) {
  const focus = () => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => !value) ?? fields.at(-1))?.focus();
  };
  useFocusFallback(focus, pending, isAgain);
}
