import { useEffect, useRef, type ReactNode } from 'react';
import { keepInView } from './keep-in-view.ts';

const FIELDS = 'input, textarea, select';

/** Keeps the outcome of a form in view, which parts of the form that appear late would push away, as hints for a posting do. */
export function InView({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    const form = element?.closest('form');
    if (!element || !form) return;
    return keepInView(form, () => {
      // The first invalid field has the focus, and is in view itself.
      if (!document.activeElement?.matches(FIELDS)) element.scrollIntoView({ block: 'nearest' });
    });
  }, []);
  return <div ref={root}>{children}</div>;
}
