import type { ReactNode } from 'react';

interface SectionProps {
  /** White by default; use `dark` at most once per page. */
  tone?: 'paper' | 'dark';
  id?: string;
  /** Marks the first and last section of a page, where the decorative line at the left starts and ends. */
  rail?: 'start' | 'end' | 'only';
  className?: string;
  children: ReactNode;
}

/**
 * A section of a public page. A decorative line at the left connects all sections, with a dot at each `StopHeading`.
 */
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

/** A heading with its dot on the decorative line, and optional text below. */
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
