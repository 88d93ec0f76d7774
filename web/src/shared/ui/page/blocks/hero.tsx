import type { ReactNode } from 'react';
import { Illustration } from '../illustration.tsx';

interface HeroProps {
  title: string;
  lead: string;
  /** The language of title and lead, if it differs from the page's. */
  lang?: string;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** Breadcrumb above the heading. */
  before?: ReactNode;
  art?: string;
  /** Largest heading size, for landing pages. */
  display?: boolean;
  className?: string;
  /** Further content below the text. */
  children?: ReactNode;
}

/** The first section of a public page: text and an illustration, which narrow screens show below the text. */
export function Hero({ title, lead, lang, actions, before, art, display, className, children }: HeroProps) {
  return (
    <section className={className ? `hero ${className}` : 'hero'}>
      <div className={art ? 'wrap grid' : 'wrap'}>
        <div className="copy">
          {before}
          <h1 className={display ? 'display' : undefined} lang={lang}>
            {title}
          </h1>
          <p className="lead" lang={lang}>
            {lead}
          </p>
          {children}
          {actions && <div className="row">{actions}</div>}
        </div>
        {art && <Illustration className="art inset" svg={art} />}
      </div>
    </section>
  );
}
