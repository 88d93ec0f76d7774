import type { ReactNode } from 'react';

/** The heading of a section with its main action. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="row between">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
