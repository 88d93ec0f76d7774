import type { ReactNode } from 'react';

/** A date in a table, kept on one line. */
export function DateText({ children }: { children: ReactNode }) {
  return <span className="when">{children}</span>;
}
