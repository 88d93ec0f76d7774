import { plural, t } from '@lingui/core/macro';
import { useDeferredValue, useState } from 'react';
import junction from '../../shared/illustrations/junction.svg?raw';
import { countText, foundText } from '../../shared/ui/list/count-text.ts';
import { Cta } from '../../shared/ui/page/blocks/cta.tsx';
import { Hero } from '../../shared/ui/page/blocks/hero.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { useAccessNotice } from '../../shared/ui/page/blocks/use-access-notice.tsx';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { Faceted } from '../../shared/ui/list/faceted.tsx';
import { choiceFilter, selectFilter } from '../../shared/ui/list/filter.tsx';
import { BY_LANGUAGE } from '../../shared/ui/list/language-filter.tsx';
import { FilterFields, WaysOut } from '../../shared/ui/list/list-filters.tsx';
import { MORE_OF_PROJECTS } from '../../shared/posting/posting-filters.tsx';
import { Loaded } from '../../shared/ui/feedback/loaded.tsx';
import { LoadMore } from '../../shared/ui/list/paging.tsx';
import { registerAs } from '../../shared/ui/page/register-link.ts';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { useAddressFilters } from '../../shared/ui/list/use-address-filters.ts';
import { PROJECT_FILTERS, projectQuery, useCategoryFilter, useProjects } from '../projects/use-projects.ts';
import { SaveSearch } from '../saved-searches/save-search.tsx';
import { usePlaceFilter } from '../../shared/posting/use-place-filter.ts';
import './freelancer.css';
import { ProjectHeads, ProjectRow } from './project-row.tsx';

export default function FreelancerPage() {
  const filters = useAddressFilters(...PROJECT_FILTERS);
  const [openId, setOpenId] = useState<string | null>(null);
  const projects = useProjects(filters[0], 'optional');
  // A long list is drawn in pieces, between which the page answers.
  const shown = useDeferredValue(projects.data);
  const byCategory = useCategoryFilter();
  const facets = [selectFilter(usePlaceFilter('projects')), ...MORE_OF_PROJECTS, choiceFilter(BY_LANGUAGE)];
  const { deny, notice } = useAccessNotice(registerAs('Freelancer'));
  const count =
    projects.data && countText(projects, plural(projects.total, { one: '# project', other: '# projects' }));
  return (
    <>
      <Seo
        title={t`SAP projects for freelancers`}
        description={t`Open SAP projects for freelancers, from us and from other companies, with a clear scope and a start date: S/4HANA conversions, EWM, BTP, payroll.`}
        path="/freelancer"
      />
      <Hero
        title={t`Projects with a clear scope and a start date.`}
        lead={t`Our own and those of other companies, without agencies in between. We pay your invoices to us within 14 days.`}
        art={junction}
        actions={<ButtonLink arrow to={registerAs('Freelancer')}>{t`Join Now`}</ButtonLink>}
      />
      <Section rail="start" className="open-projects" title={t`Open projects`}>
        <form className="project-search" role="search" onSubmit={(event) => event.preventDefault()}>
          <FilterFields filters={filters} placeholder={t`Search projects...`} select={byCategory} />
          {/* The list below announces it. */}
          <p className="muted small project-found">{count === undefined ? '\u00a0' : foundText(count)}</p>
        </form>
        <div className="project-list">
          <Faceted
            filters={filters}
            facets={facets}
            beside={[selectFilter(byCategory)]}
            count={count}
            action={<SaveSearch kind="project" query={projectQuery(filters[0])} />}
            isByMeaning
          >
            <Loaded
              query={{ ...projects, data: shown }}
              failed="empty"
              empty={t`No projects found matching your search criteria.`}
              emptyAction={<WaysOut filters={filters} label={t`Show all projects`} />}
            >
              {(rows) => (
                <>
                  <ProjectHeads />
                  <ul className="board project-board">
                    {rows.map((project) => (
                      <ProjectRow
                        key={project._id}
                        project={project}
                        expanded={project._id === openId}
                        onToggle={() => setOpenId(project._id === openId ? null : project._id)}
                        onDenied={deny}
                      />
                    ))}
                  </ul>
                </>
              )}
            </Loaded>
            <LoadMore list={projects} />
            <noscript>
              <p>{t`The project list needs JavaScript. Write to us, and we will send you the open projects.`}</p>
            </noscript>
          </Faceted>
        </div>
      </Section>
      <Cta
        title={t`One profile, every project`}
        text={t`Register as a Freelancer, list your skills and add your CV. You apply with it and a note, and your dashboard shows the status.`}
        to={registerAs('Freelancer')}
        label={t`Join Now`}
      />
      {notice}
    </>
  );
}
