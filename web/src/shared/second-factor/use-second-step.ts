import { useState, type RefObject } from 'react';
import type { HalfSignedIn } from '../api/types.ts';
import { useFocusFallback } from '../ui/page/focus.ts';

/** A sign-in that may want a second step, and may have to begin again after it. */
export function useSecondStep() {
  const [half, setHalf] = useState<HalfSignedIn | null>(null);
  const [over, setOver] = useState<{ reason: string | undefined } | null>(null);
  return {
    half,
    onHalf: setHalf,
    /** Why it begins again, unless that was wished. */
    reason: half ? undefined : over?.reason,
    /** It begins again. */
    isAgain: over !== null,
    onOver: (reason?: string) => {
      setOver({ reason });
      setHalf(null);
    },
  };
}

/** Where a sign-in begins again, the second step is gone with its focus: goes on with the first field to be filled. */
export function useFocusAgain(
  form: RefObject<HTMLFormElement | null>,
  half: HalfSignedIn | null,
  isAgain: boolean,
) {
  const focus = () => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => !value) ?? fields.at(-1))?.focus();
  };
  useFocusFallback(focus, half, isAgain);
}
