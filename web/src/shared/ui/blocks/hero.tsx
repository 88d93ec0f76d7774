import type { ReactNode } from 'react';
import { Illustration } from '../illustration.tsx';

interface HeroProps {
  title: string;
  lead: string;
  /** Buttons under the text. */
  actions?: ReactNode;
  /** Above the heading: a breadcrumb. */
  before?: ReactNode;
  art?: string;
  /** The largest type, for the pages a visitor arrives at. */
  display?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The first band of a public page: words left, a drawing right, under them on narrow screens. */
export function Hero({ title, lead, actions, before, art, display, className, children }: HeroProps) {
  return (
    <section className={className ? `hero ${className}` : 'hero'}>
      <div className={art ? 'wrap grid' : 'wrap'}>
        <div className="copy">
          {before}
          <h1 className={display ? 'display' : undefined}>{title}</h1>
          <p className="lead">{lead}</p>
          {actions && <div className="row">{actions}</div>}
        </div>
        {art && <Illustration className="art inset" svg={art} />}
        {children}
      </div>
    </section>
  );
}
