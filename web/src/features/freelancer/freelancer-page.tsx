import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import junction from '../../shared/illustrations/junction.svg?raw';
import { countText } from '../../shared/ui/list/count-text.ts';
import { Cta } from '../../shared/ui/page/blocks/cta.tsx';
import { Hero } from '../../shared/ui/page/blocks/hero.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { useAccessNotice } from '../../shared/ui/page/blocks/use-access-notice.tsx';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { BY_LANGUAGE } from '../../shared/ui/list/language-filter.tsx';
import { FilterFields, WaysOut } from '../../shared/ui/list/list-filters.tsx';
import { Found, MoreFilters, selectFilter } from '../../shared/ui/list/more-filters.tsx';
import { MORE_OF_PROJECTS } from '../../shared/posting/posting-filters.tsx';
import { Loaded } from '../../shared/ui/feedback/loaded.tsx';
import { LoadMore } from '../../shared/ui/list/paging.tsx';
import { registerAs } from '../../shared/ui/page/register-link.ts';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { useAddressFilters } from '../../shared/ui/list/use-address-filters.ts';
import { PROJECT_FILTERS, useCategoryFilter, useProjects } from '../projects/use-projects.ts';
import { usePlaceFilter } from '../../shared/posting/use-place-filter.ts';
import './freelancer.css';
import { ProjectCard } from './project-card.tsx';

export default function FreelancerPage() {
  const filters = useAddressFilters(...PROJECT_FILTERS);
  const [openId, setOpenId] = useState<string | null>(null);
  const projects = useProjects(filters[0], 'optional');
  const byCategory = useCategoryFilter();
  const more = [selectFilter(usePlaceFilter('projects')), ...MORE_OF_PROJECTS];
  const { deny, notice } = useAccessNotice(registerAs('Freelancer'));
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
          <FilterFields
            filters={filters}
            placeholder={t`Search projects...`}
            select={[byCategory, BY_LANGUAGE]}
          />
          <MoreFilters filters={filters} more={more} />
        </form>
        <Found
          filters={filters}
          of={[selectFilter(byCategory), selectFilter(BY_LANGUAGE), ...more]}
          count={
            projects.data &&
            countText(projects, plural(projects.total, { one: '# project', other: '# projects' }))
          }
        />
        <div className="project-list">
          <Loaded
            query={projects}
            failed="empty"
            empty={t`No projects found matching your search criteria.`}
            emptyAction={<WaysOut filters={filters} label={t`Show all projects`} />}
          >
            {(shown) => (
              <ul className="grid g-2 project-cards">
                {shown.map((project) => (
                  <ProjectCard
                    key={project._id}
                    project={project}
                    expanded={project._id === openId}
                    onToggle={() => setOpenId(project._id === openId ? null : project._id)}
                    onDenied={deny}
                  />
                ))}
              </ul>
            )}
          </Loaded>
          <LoadMore list={projects} />
          <noscript>
            <p>{t`The project list needs JavaScript. Write to us, and we will send you the open projects.`}</p>
          </noscript>
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
