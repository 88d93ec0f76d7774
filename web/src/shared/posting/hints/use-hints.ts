import type { CheckedPosting, PostingHint } from '@consulting/contracts/posting-check';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';

type Check = typeof import('@consulting/contracts/posting-check').checkPosting;

let loaded: Check | null = null;

/** The check, which forms alone need: null until it is loaded, and for good if it cannot be. A form works without it. */
function useCheck(): Check | null {
  const [check, setCheck] = useState<Check | null>(() => loaded);
  useEffect(() => {
    if (check) return;
    let isShown = true;
    import('@consulting/contracts/posting-check').then(
      ({ checkPosting }) => {
        loaded = checkPosting;
        if (isShown) setCheck(() => checkPosting);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [check]);
  return check;
}

/** Returns the hints for what is written so far; none before anything is. Typing never waits for them. */
export function useHints(posting: CheckedPosting): PostingHint[] {
  const check = useCheck();
  // As text, because the object is another one at each key.
  const written = useDeferredValue(JSON.stringify(posting));
  return useMemo(() => {
    const now = JSON.parse(written) as CheckedPosting;
    const isBegun = Boolean(now.title?.trim() || now.description?.trim());
    return check && isBegun ? check(now) : [];
  }, [check, written]);
}
