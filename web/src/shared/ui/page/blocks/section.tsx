import type { ReactNode } from 'react';

interface SectionProps {
  /** Heading, with its dot on the decorative line. */
  title?: string;
  /** Below the heading. */
  lead?: string;
  /** Shown at the right of heading and content, if there is room. */
  beside?: ReactNode;
  /** White by default; use `dark` at most once per page. */
  tone?: 'paper' | 'dark';
  id?: string;
  /** Marks the first and last section of a page, where the decorative line at the left starts and ends. */
  rail?: 'start' | 'end' | 'only';
  className?: string;
  children?: ReactNode;
}

/** A section of a public page. A decorative line at the left connects all sections, with a dot at each heading. */
export function Section({ title, lead, beside, tone, id, rail, className, children }: SectionProps) {
  const start = rail === 'start' || rail === 'only';
  const end = rail === 'end' || rail === 'only';
  const heading = (
    <>
      {title && <h2 className="stop-h">{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
    </>
  );
  return (
    <section className={['sec', tone, className].filter(Boolean).join(' ')} id={id}>
      <div className={['wrap railed', start && 'rail-start', end && 'rail-end'].filter(Boolean).join(' ')}>
        {beside ? (
          <div className="grid g-57">
            <div className="stack">
              {heading}
              {children}
            </div>
            {beside}
          </div>
        ) : (
          <>
            {title && <div className="head">{heading}</div>}
            {children}
          </>
        )}
      </div>
    </section>
  );
}
