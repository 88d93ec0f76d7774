import type { ReactNode } from 'react';

interface SectionProps {
  /** White by default; at most one dark one on a page. */
  tone?: 'paper' | 'dark';
  id?: string;
  /** The first and the last section of the page: the rail begins and ends at their headings. */
  rail?: 'start' | 'end' | 'only';
  className?: string;
  children: ReactNode;
}

/** A band of a public page. The rail runs through all of them at the left, with a stop at each `StopHeading`. */
export function Section({ tone, id, rail, className, children }: SectionProps) {
  const start = rail === 'start' || rail === 'only';
  const end = rail === 'end' || rail === 'only';
  return (
    <section className={['sec', tone, className].filter(Boolean).join(' ')} id={id}>
      <div className={['wrap railed', start && 'rail-start', end && 'rail-end'].filter(Boolean).join(' ')}>
        {children}
      </div>
    </section>
  );
}

/** A heading at its stop of the rail, with an optional line under it. */
export function StopHeading({ title, lead, id }: { title: string; lead?: ReactNode; id?: string }) {
  return (
    <div className="head">
      <h2 className="stop-h" id={id}>
        {title}
      </h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
