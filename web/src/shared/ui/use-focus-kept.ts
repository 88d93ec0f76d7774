import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from './focus.ts';

/** After each change of `step`: where what had the focus went with the former one, `target` takes it. */
export function useFocusKept(target: RefObject<HTMLElement | null>, step: unknown): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (isFocusLost()) target.current?.focus({ preventScroll: true });
  }, [target, step]);
}
