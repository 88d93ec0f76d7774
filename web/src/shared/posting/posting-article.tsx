import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../ui/page/blocks/breadcrumb.tsx';
import { Hero } from '../ui/page/blocks/hero.tsx';
import { Section } from '../ui/page/blocks/section.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Seo } from '../ui/page/seo.tsx';
import './posting-article.css';

interface Props {
  /** Its texts; `notice` says why nobody can apply. */
  posting: Record<'_id' | 'title' | 'meta' | 'state' | 'notice' | 'language', string>;
  kind: 'job' | 'project';
  /** The path of its page. */
  path: string;
  parent: { label: string; to: string };
  lead?: string;
  /** Shown while one can apply. */
  apply: ReactNode;
  /** Labels and values; those with an empty value are hidden by styles. */
  facts: readonly (readonly [label: string, value: string])[];
  /** Leads to all open ones. */
  all: ReactNode;
  /** Further sections. */
  below?: ReactNode;
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
  apply,
  facts,
  all,
  below,
  children,
}: Props) {
  const { _id, title, meta, state, notice, language } = posting;
  const isOpen = state === 'open';
  return (
    <article className="posting">
      <Seo
        title={title}
        description={meta}
        path={path}
        noindex={!isOpen}
        image={`/share/${kind}/${_id}.png`}
      />
      <Hero
        title={title}
        lead={lead}
        lang={language}
        before={<Breadcrumb plain parent={parent} current={{ label: title, to: path, lang: language }} />}
      >
        {isOpen ? <div className="row no-print">{apply}</div> : <Notice tone="care">{notice}</Notice>}
      </Hero>
      <Section rail={below ? 'start' : 'only'}>
        <div className="grid g-75">
          <div className="stack">{children}</div>
          <aside className="card posting-facts" aria-label={t`At a glance`}>
            <dl className="dl">
              {facts.map(([label, value]) => (
                <div key={label} className="optional">
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="no-print">{all}</p>
          </aside>
        </div>
      </Section>
      {below}
    </article>
  );
}
