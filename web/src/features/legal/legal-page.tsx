import type { ReactNode } from 'react';
import { Seo } from '../../shared/ui/seo.tsx';
import './legal.css';

export interface LegalSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  title: string;
  /** The date as the specification writes it: "1 June 2025", "March 2025" … */
  status: string;
  description: string;
  path: string;
  lead?: string;
  contents: string;
  sections: readonly LegalSection[];
  /** Language of the page if it is not English. */
  lang?: string;
}

/** A dated legal text with a table of contents, styled for printing. */
export function LegalPage({ title, status, description, path, lead, contents, sections, lang }: Props) {
  return (
    <article className="legal" lang={lang}>
      <Seo title={title} description={description} path={path} />
      <section className="hero">
        <div className="wrap">
          <div className="copy">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <p className="muted">{status}</p>
          </div>
        </div>
      </section>
      <div className="wrap legal-body">
        <nav className="legal-toc" aria-label={contents}>
          <h2>{contents}</h2>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          {sections.map(({ id, title: name, content }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-h`}>
              <h2 id={`${id}-h`}>
                {index + 1}. {name}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
