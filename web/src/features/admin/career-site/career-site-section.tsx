import { t } from '@lingui/core/macro';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';
import { TabsLine } from '../../../shared/ui/page/tabs-line.tsx';
import { adminPath } from '../admin-location.ts';
import { SectionHead } from '../parts/section-frame.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import './career-site.css';
import { BenefitsPanel, StepsPanel } from './entries-panel.tsx';
import { TeamPanel } from './team-panel.tsx';
import { useCareerSite } from './use-career-site.ts';

const VIEWS = [
  { view: 'team', label: t`Team`, Part: TeamPanel },
  { view: 'steps', label: t`Hiring steps`, Part: StepsPanel },
  { view: 'benefits', label: t`Benefits`, Part: BenefitsPanel },
] as const;

/** The firm's own content of its career site: team and contact, hiring steps, benefits. */
export default function CareerSiteSection() {
  const { views } = useAdminLocation();
  const current = VIEWS.find(({ view }) => views.includes(view)) ?? VIEWS[0];
  return (
    <>
      <SectionHead />
      <TabsLine
        label={t`Career site`}
        items={VIEWS.map(({ view, label }) => ({
          to: adminPath('career-site', {}, view),
          label,
          current: view === current.view,
        }))}
      />
      <Loaded query={useCareerSite()} failed={t`The career site could not be loaded.`}>
        {(site) => <current.Part key={current.view} site={site} />}
      </Loaded>
    </>
  );
}
