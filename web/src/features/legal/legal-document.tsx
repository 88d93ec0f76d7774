import type { ReactNode } from 'react';
import { LANGUAGE } from '../../shared/language.ts';
import { Hero } from '../../shared/ui/page/blocks/hero.tsx';
import { builtIn } from '../../shared/ui/page/built-in-markup.ts';
import { Seo } from '../../shared/ui/page/seo.tsx';
import './legal.css';

/** A legal text in one language, compiled from Markdown by web/scripts/documents.ts. */
export interface LegalDocument {
  lang: string;
  title: string;
  /** The date as the specification writes it: "March 2025". */
  status: string;
  description: string;
  lead: string;
  /** Heading of the table of contents. */
  contents: string;
  sections: readonly { id: string; title: string; html: string }[];
}

const TRANSLATION = 'translation';

interface Props {
  document: LegalDocument;
  /** Shown below the document, which is the binding one. */
  translation?: LegalDocument | null;
  path: string;
  /** What follows the texts of sections, by their ids. */
  after?: Readonly<Record<string, ReactNode>>;
}

/** Search engines show the description of a page in the page's language, which may be that of the translation. */
const descriptionOf = (document: LegalDocument, translation?: LegalDocument | null) =>
  (translation?.lang === LANGUAGE ? translation : document).description;

/** A dated legal text with a table of contents, styled for printing. */
export function LegalPage({ document, translation, path, after }: Props) {
  const { lang, title, status, lead, contents, sections } = document;
  return (
    <article className="legal" lang={lang}>
      <Seo title={title} description={descriptionOf(document, translation)} path={path} />
      <Hero title={title} lead={lead}>
        <p className="muted">
          {status}
          {translation && (
            <>
              {' · '}
              <a href={`#${TRANSLATION}`} lang={translation.lang}>
                {translation.title}
              </a>
            </>
          )}
        </p>
      </Hero>
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
          <Sections of={document} heading="h2" after={after} />
          {translation && (
            <div className="legal-text" lang={translation.lang} id={TRANSLATION}>
              <div>
                <h2>{translation.title}</h2>
                <p>{translation.lead}</p>
              </div>
              <Sections of={translation} heading="h3" />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

interface SectionsProps {
  of: LegalDocument;
  heading: 'h2' | 'h3';
  after?: Props['after'];
}

function Sections({ of, heading: Heading, after }: SectionsProps) {
  return of.sections.map(({ id, title, html }, index) => (
    <section key={id} id={id} aria-labelledby={`${id}-h`}>
      <Heading id={`${id}-h`}>
        {index + 1}. {title}
      </Heading>
      <div className="legal-part" dangerouslySetInnerHTML={builtIn(html)} />
      {after?.[id]}
    </section>
  ));
}
