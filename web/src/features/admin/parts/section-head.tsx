import type { ReactNode } from 'react';

/** Heading of a section with its one main action. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="row between">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
