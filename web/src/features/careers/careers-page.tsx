import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useRef, type FormEvent } from 'react';
import { fullPath } from '../../shared/language.ts';
import berlin from '../../shared/illustrations/berlin-line.svg?raw';
import '../../shared/ui/page/blocks/finder.css';
import { countText, foundText } from '../../shared/ui/list/count-text.ts';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { Steps } from '../../shared/ui/page/blocks/steps.tsx';
import { Button } from '../../shared/ui/form/button.tsx';
import { Illustration } from '../../shared/ui/page/illustration.tsx';
import { Faceted } from '../../shared/ui/list/faceted.tsx';
import { selectFilter } from '../../shared/ui/list/filter.tsx';
import { FilterFields, WaysOut } from '../../shared/ui/list/list-filters.tsx';
import { MORE_OF_JOBS } from '../../shared/posting/posting-filters.tsx';
import { Loaded } from '../../shared/ui/feedback/loaded.tsx';
import { LoadMore } from '../../shared/ui/list/paging.tsx';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { useAddressFilters } from '../../shared/ui/list/use-address-filters.ts';
import { usePlaceFilter } from '../../shared/posting/use-place-filter.ts';
import { JOB_FILTERS, jobQuery, useOpenJobs } from '../jobs/use-jobs.ts';
import { SaveSearch } from '../saved-searches/save-search.tsx';
import './careers.css';
import { JobBoard } from './job-board.tsx';
import { Unasked } from './unasked.tsx';
import { useJobDetails } from './use-job-details.ts';

const WAY_IN = [
  { title: t`Sign in`, text: t`As a JobSeeker, with your email address or with LinkedIn.` },
  { title: t`Complete your profile`, text: t`Ten entries, with CV and certificate as PDF.` },
  {
    title: t`Apply with your profile`,
    text: t`Your profile is your application. Add a note if you like; no cover letter needed.`,
  },
  { title: t`Hear from us`, text: t`Your dashboard shows the status: Applied, Selected or Rejected.` },
];

export default function CareersPage() {
  const filters = useAddressFilters(...JOB_FILTERS);
  const results = useRef<HTMLHeadingElement>(null);
  const jobs = useOpenJobs(filters[0]);
  // A long list is drawn in pieces, between which the page answers.
  const shown = useDeferredValue(jobs.data);
  const byPlace = usePlaceFilter('jobs');
  const details = useJobDetails();

  const count = jobs.data && countText(jobs, plural(jobs.total, { one: '# job', other: '# jobs' }));
  const search = (event: FormEvent) => {
    event.preventDefault();
    // The list filters while typing; the button only scrolls to it.
    document.getElementById('openings')?.scrollIntoView({ block: 'start' });
    results.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Seo
        title={t`Careers: open SAP and IT positions`}
        description={t`Open SAP and IT positions with their locations and requirements. Search by title and location, and apply with your profile, without a cover letter.`}
        path="/career"
      />
      <section className="hero">
        <div className="wrap career-hero">
          <div className="copy">
            <h1 className="display">{t`Work on the systems a city relies on.`}</h1>
            <p className="lead">{t`Our customers use SAP to supply water, food and spare parts every day. Help us keep their systems running.`}</p>
          </div>
          <form className="finder career-search" role="search" onSubmit={search}>
            <div className="finder-in searchrow three">
              <FilterFields filters={filters} label={t`Job title or keyword`} select={byPlace} />
              <Button type="submit">{t`Search Jobs`}</Button>
              {/* The list below announces it. */}
              <p className="muted small career-found">{count === undefined ? '\u00a0' : foundText(count)}</p>
            </div>
          </form>
        </div>
        <Illustration className="skyline" svg={berlin} />
      </section>
      <Section rail="start" id="openings">
        <div className="head openings-head">
          <h2 className="stop-h" ref={results} tabIndex={-1}>{t`Current Job Openings`}</h2>
        </div>
        <div className="openings">
          <Faceted
            filters={filters}
            facets={MORE_OF_JOBS}
            beside={[selectFilter(byPlace)]}
            count={count}
            action={<SaveSearch kind="job" query={jobQuery(filters[0])} />}
            isByMeaning
          >
            <Loaded
              query={{ ...jobs, data: shown }}
              failed="empty"
              empty={t`No jobs found for your criteria.`}
              emptyAction={<WaysOut filters={filters} label={t`Show all jobs`} />}
            >
              {(rows) => <JobBoard jobs={rows} onView={details.view} />}
            </Loaded>
            <LoadMore list={jobs} />
            <noscript>
              <p>
                <Trans>
                  The list needs JavaScript. You can also find all open jobs in our{' '}
                  <a href={fullPath('/feed.xml')}>feed</a>.
                </Trans>
              </p>
            </noscript>
          </Faceted>
        </div>
      </Section>
      <Unasked />
      <Section tone="paper" rail="end" title={t`From profile to first day`}>
        <Steps steps={WAY_IN} light />
      </Section>
      {details.notice}
    </>
  );
}
