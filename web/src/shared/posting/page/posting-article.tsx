import type { ContactTexts } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/page/blocks/breadcrumb.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Seo } from '../../ui/page/seo.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { PrintedHead } from './printed-head.tsx';
import { ContactCard } from './contact-card.tsx';
import { Share } from './share.tsx';
import './posting-article.css';

interface Props {
  /** Its texts; `notice` says why nobody can apply. */
  posting: Record<'_id' | 'title' | 'meta' | 'state' | 'notice' | 'language' | 'closing', string> &
    ContactTexts;
  kind: 'job' | 'project';
  /** The path of its page. */
  path: string;
  parent: { label: string; to: string };
  lead?: string;
  /** Who offers it, and since when: a line below the title. */
  byline: readonly string[];
  /** Applies for somebody who is signed in; visitors get the link to `ApplySection`. */
  apply: ReactNode;
  /** Labels and values, at most six; those with an empty value are hidden by styles. */
  facts: readonly (readonly [label: string, value: string])[];
  /** The sections of the page. */
  children: ReactNode;
}

/**
 * A job or a project on its own page. Every text has an element of its own, where the server replaces a placeholder with
 * it; elements with an empty text are hidden by styles.
 */
export function PostingArticle({
  posting,
  kind,
  path,
  parent,
  lead = '',
  byline,
  apply,
  facts,
  children,
}: Props) {
  const { _id, title, meta, state, notice, language, closing } = posting;
  const isOpen = state === 'open';
  const [owner, posted] = byline;
  return (
    <article className="posting">
      <PrintedHead path={path} />
      <Seo
        title={title}
        description={meta}
        path={path}
        noindex={!isOpen}
        image={`/share/${kind}/${_id}.png`}
      />
      <section className="hero posting-hero">
        <div className="wrap">
          <div className="posting-top">
            <Breadcrumb plain parent={parent} current={{ label: title, to: path, lang: language }} />
            <Share title={title} path={path} />
          </div>
          <div className="posting-split">
            <div className="copy">
              <h1 lang={language}>{title}</h1>
              <p className="lead" lang={language}>
                {lead}
              </p>
              <p className="muted posting-byline">
                <span>{owner}</span>
                <span>{posted}</span>
              </p>
            </div>
            <ContactCard contact={posting} />
          </div>
          <dl className="posting-facts" aria-label={t`At a glance`}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {!isOpen && <Notice tone="care">{notice}</Notice>}
        </div>
      </section>
      {isOpen && <ApplyBar title={title} lang={language} closing={closing} apply={apply} />}
      {children}
    </article>
  );
}
