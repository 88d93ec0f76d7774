import { COMPANY } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import team from '../../shared/illustrations/about-team.svg?raw';
import { Cta } from '../../shared/ui/page/blocks/cta.tsx';
import { Facts } from '../../shared/ui/page/blocks/facts.tsx';
import { Hero } from '../../shared/ui/page/blocks/hero.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { ServiceGrid } from '../../shared/ui/page/blocks/service-grid.tsx';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { Seo } from '../../shared/ui/page/seo.tsx';
import './about.css';

const RULES = [
  {
    figure: t`Named contacts`,
    text: t`You know who works for you. The consultant named in the offer is the one on your project.`,
  },
  {
    figure: t`In writing`,
    text: t`Agreements are recorded in the minutes the same day. We bill only for what was agreed.`,
  },
  {
    figure: t`Yours from day one`,
    text: t`Runbooks, code and logs belong to you from the first day of the project.`,
  },
];

const SOLUTION = [
  {
    title: t`SAP S/4HANA`,
    text: t`Conversions, rollouts and upgrades, with an analysis of your custom code before the offer.`,
  },
  {
    title: t`SAP HANA`,
    text: t`Sizing, operation, replication and tuning: on premises, hosted or in the cloud.`,
  },
  {
    title: t`SAP BTP`,
    text: t`Extensions alongside the core: events, CAP, Fiori. Modifications become extensions that can be upgraded.`,
  },
  {
    title: t`SAP Basis`,
    text: t`Transports, patches, authorisations and interfaces: the daily work that keeps systems stable.`,
  },
];

const SERVICES = [
  {
    title: t`Managed services`,
    text: t`We run your SAP systems around the clock, at one monthly price per system.`,
  },
  {
    title: t`Server management`,
    text: t`Linux and Windows, on site and in the cloud, with named administrators and restore tests.`,
  },
  {
    title: t`Training`,
    text: t`Your team learns the skills for its next project, working with your own data.`,
  },
];

export default function AboutPage() {
  return (
    <>
      <Seo
        title={t`About us`}
        description={t`A consulting company in Berlin since ${COMPANY.founded}: SAP, servers and training for mid-sized companies, with consultants you know by name.`}
        path="/about"
      />
      <Hero
        display
        title={t`We stay after go-live.`}
        lead={t`Since ${COMPANY.founded} we have planned, migrated and run business-critical systems for mid-sized companies. From Berlin, with consultants you know by name.`}
        art={team}
        actions={<ButtonLink arrow to="/contact">{t`Contact us`}</ButtonLink>}
      />
      <Section
        rail="start"
        title={t`Our approach`}
        lead={t`An ERP system should reflect how your company really works.`}
        beside={<Facts facts={RULES} />}
      >
        <p>{t`That is why we start in the warehouse, in accounting and on the shop floor, not at the screen. We ask who does what when the system is down, because the answer shows what the business needs from it.`}</p>
        <p>{t`And that is why we stay. A team that also has to run what it builds works differently: with fewer exceptions, with tests, and with documentation that helps the night shift.`}</p>
        <p>{t`Our consultants are employed in Berlin. Where a project needs expertise we do not have, we bring in freelancers we have worked with before, and tell you so.`}</p>
      </Section>
      <Section
        tone="dark"
        title={t`All your SAP services from one provider`}
        lead={t`Four areas, one team. The people who convert your system work every day with those who will run it.`}
      >
        <ul className="solution">
          {SOLUTION.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t`Where we can start`}>
        <ServiceGrid services={SERVICES} to="/sap-services" />
      </Section>
      <Cta
        title={t`Come and see us`}
        text={t`${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}. We have coffee, and a whiteboard for sketching your system landscape.`}
      />
    </>
  );
}
