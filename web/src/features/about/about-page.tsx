import { COMPANY } from '@consulting/contracts';
import team from '../../shared/illustrations/about-team.svg?raw';
import { Cta } from '../../shared/ui/blocks/cta.tsx';
import { Facts } from '../../shared/ui/blocks/facts.tsx';
import { Hero } from '../../shared/ui/blocks/hero.tsx';
import { Section, StopHeading } from '../../shared/ui/blocks/section.tsx';
import '../../shared/ui/blocks/service-grid.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { GoLink } from '../../shared/ui/go-link.tsx';
import { ArrowIcon } from '../../shared/ui/icons.ts';
import { Seo } from '../../shared/ui/seo.tsx';
import './about.css';

const RULES = [
  {
    figure: 'Named contacts',
    text: 'You know who works for you. The consultant named in the offer is the one on your project.',
  },
  {
    figure: 'In writing',
    text: 'Agreements are recorded in the minutes the same day. We bill only for what was agreed.',
  },
  {
    figure: 'Yours from day one',
    text: 'Runbooks, code and logs belong to you from the first day of the project.',
  },
];

const SOLUTION = [
  {
    title: 'SAP S/4HANA',
    text: 'Conversions, rollouts and upgrades, with an analysis of your custom code before the offer.',
  },
  {
    title: 'SAP HANA',
    text: 'Sizing, operation, replication and tuning: on premises, hosted or in the cloud.',
  },
  {
    title: 'SAP BTP',
    text: 'Extensions alongside the core: events, CAP, Fiori. Modifications become extensions that can be upgraded.',
  },
  {
    title: 'SAP Basis',
    text: 'Transports, patches, authorisations and interfaces: the daily work that keeps systems stable.',
  },
];

const SERVICES = [
  {
    title: 'Managed services',
    text: 'We run your SAP systems around the clock, at one monthly price per system.',
  },
  {
    title: 'Server management',
    text: 'Linux and Windows, on site and in the cloud, with named administrators and restore tests.',
  },
  {
    title: 'Training',
    text: 'Your team learns the skills for its next project, working with your own data.',
  },
];

export default function AboutPage() {
  return (
    <>
      <Seo
        title="About us"
        description={`A consulting company in Berlin since ${COMPANY.founded}: SAP, servers and training for mid-sized companies, with consultants you know by name.`}
        path="/about"
      />
      <Hero
        display
        title="We stay after go-live."
        lead={`Since ${COMPANY.founded} we have planned, migrated and run business-critical systems for mid-sized companies. From Berlin, with consultants you know by name.`}
        art={team}
        actions={
          <ButtonLink to="/contact">
            Contact us <ArrowIcon />
          </ButtonLink>
        }
      />
      <Section rail="start">
        <div className="grid g-57">
          <div className="stack">
            <h2 className="stop-h">Our approach</h2>
            <p className="lead">An ERP system should reflect how your company really works.</p>
            <p>
              That is why we start in the warehouse, in accounting and on the shop floor, not at the screen.
              We ask who does what when the system is down, because the answer shows what the business needs
              from it.
            </p>
            <p>
              And that is why we stay. A team that also has to run what it builds works differently: with
              fewer exceptions, with tests, and with documentation that helps the night shift.
            </p>
            <p>
              Our consultants are employed in Berlin. Where a project needs expertise we do not have, we bring
              in freelancers we have worked with before, and tell you so.
            </p>
          </div>
          <Facts facts={RULES} />
        </div>
      </Section>
      <Section tone="dark">
        <StopHeading
          title="All your SAP services from one provider"
          lead="Four areas, one team. The people who convert your system work every day with those who will run it."
        />
        <ul className="solution">
          {SOLUTION.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <StopHeading title="Where we can start" />
        <ul className="svc">
          {SERVICES.map(({ title, text }, index) => (
            <li key={title} className={index === 0 ? 'big dark' : undefined}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
              <GoLink to="/sap-services" about={`about ${title}`}>
                Read More
              </GoLink>
            </li>
          ))}
        </ul>
      </Section>
      <Cta
        title="Come and see us"
        text={`${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}. We have coffee, and a whiteboard for sketching your system landscape.`}
        to="/contact"
        label="Contact us"
      />
    </>
  );
}
