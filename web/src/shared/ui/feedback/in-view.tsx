import { useEffect, useRef, type ReactNode } from 'react';

/** After one of these the reader has seen it, or looks for something else. */
const BY_READER = ['keydown', 'pointerdown', 'wheel', 'touchmove'];

const FIELDS = 'input, textarea, select';

/**
 * Keeps the outcome of a form in view until its reader does something: parts of the form that appear late, as the hints for a
 * posting do, would push it away.
 */
export function InView({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    const form = element?.closest('form');
    if (!element || !form) return;
    const observer = new ResizeObserver(() => {
      // The first invalid field has the focus, and is in view itself.
      if (!document.activeElement?.matches(FIELDS)) element.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(form);
    const stop = () => {
      observer.disconnect();
      for (const event of BY_READER) window.removeEventListener(event, stop);
    };
    for (const event of BY_READER) window.addEventListener(event, stop, { passive: true });
    return stop;
  }, []);
  return <div ref={root}>{children}</div>;
}
