import { Link } from 'react-router-dom';
import { GoLink } from '../../ui/page/go-link.tsx';
import { Section } from '../../ui/page/blocks/section.tsx';
import './similar-postings.css';

interface Props {
  title: string;
  /** The first part of their paths. */
  folder: '/career' | '/projects';
  postings: readonly Record<'path' | 'title' | 'facts' | 'language', string>[];
  /** The list of all open ones, to which the page leads in any case. */
  all: { to: string; label: string };
}

/** Links to similar postings, and to all. The server repeats the element with `data-each` for each of them. */
export function SimilarPostings({ title, folder, postings, all }: Props) {
  return (
    <Section rail="end" className="similar no-print">
      <div className="row similar-head">
        <h2 className="stop-h">{title}</h2>
        <GoLink to={all.to}>{all.label}</GoLink>
      </div>
      <ul className="similar-list">
        {postings.map(({ path, title: name, facts, language }) => (
          <li data-each="similar" key={path}>
            <h3>
              <Link to={`${folder}/${path}`} lang={language}>
                {name}
              </Link>
            </h3>
            <p className="muted">{facts}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
