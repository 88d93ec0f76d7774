import type { JobTexts } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Breadcrumb } from '../../shared/ui/page/blocks/breadcrumb.tsx';
import { Hero } from '../../shared/ui/page/blocks/hero.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { Button } from '../../shared/ui/form/button.tsx';
import { GoLink } from '../../shared/ui/page/go-link.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Seo } from '../../shared/ui/page/seo.tsx';
import './careers.css';
import { useJobDetails } from './use-job-details.ts';

/**
 * A job on its own page. Every text has an element of its own, where the server replaces a placeholder with it;
 * elements with an empty text are hidden by styles.
 */
export function JobView({ job }: { job: JobTexts }) {
  const details = useJobDetails();
  const path = `/career/${job.path}`;
  const isOpen = job.state === 'open';
  return (
    <article className="job">
      <Seo title={job.title} description={job.meta} path={path} noindex={!isOpen} />
      <Hero
        title={job.title}
        lead={job.introduction}
        lang={job.language}
        before={
          <Breadcrumb
            plain
            parent={{ label: t`Careers`, to: '/career' }}
            current={{ label: job.title, to: path, lang: job.language }}
          />
        }
      >
        {isOpen ? (
          <p className="row no-print">
            <Button onClick={() => details.apply(job._id)}>{t`Apply`}</Button>
          </p>
        ) : (
          <Notice tone="care">{job.notice}</Notice>
        )}
      </Hero>
      <Section rail="only">
        <div className="grid g-75">
          <div className="stack">
            <h2 className="stop-h">{t`The job`}</h2>
            <p className="job-text" lang={job.language}>
              {job.description}
            </p>
            <h3>{t`Qualification`}</h3>
            <p className="job-text" lang={job.language}>
              {job.qualification}
            </p>
          </div>
          <aside className="card job-facts" aria-label={t`At a glance`}>
            <dl className="dl">
              <dt>{t`Company`}</dt>
              <dd>{job.company}</dd>
              <dt>{t`Location`}</dt>
              <dd>{job.location}</dd>
              <OptionalFact label={t`Employment`} text={job.employment} />
              <OptionalFact label={t`Workplace`} text={job.workplace} />
              <OptionalFact label={t`Salary`} text={job.salary} />
              <dt>{t`Posted`}</dt>
              <dd>{job.date}</dd>
              <OptionalFact label={t`Apply by`} text={job.closing} />
            </dl>
            <p className="no-print">
              <GoLink to="/career">{t`All open jobs`}</GoLink>
            </p>
          </aside>
        </div>
      </Section>
      {details.notice}
    </article>
  );
}

/** Hidden by styles if its text is empty. */
function OptionalFact({ label, text }: { label: string; text: string }) {
  return (
    <div className="optional">
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
