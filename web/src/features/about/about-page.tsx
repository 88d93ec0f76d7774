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
    figure: 'One name',
    text: 'You know who works for you. The person from the offer is the person in the project.',
  },
  {
    figure: 'Written',
    text: 'What was agreed stands in the minutes the same day. What was not, is not billed.',
  },
  {
    figure: 'Handed over',
    text: 'Run books, code and logs belong to you from the first day, not from the last.',
  },
];

const SOLUTION = [
  {
    title: 'SAP S/4HANA',
    text: 'Conversion, roll-out, release changes. With a count of your custom code before the offer.',
  },
  { title: 'SAP HANA', text: 'Sizing, operation, replication, tuning. On premise, hosted, or in the cloud.' },
  {
    title: 'SAP BTP',
    text: 'Extensions beside the core: events, CAP, Fiori. What you modified becomes what you can upgrade.',
  },
  {
    title: 'SAP Basis',
    text: 'Transports, patches, authorisations, interfaces. The work nobody sees as long as it is done.',
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
  { title: 'Training', text: 'Your people learn on your own data what their next project will ask of them.' },
];

export default function AboutPage() {
  return (
    <>
      <Seo
        title="About us"
        description={`A consulting house in Berlin since ${COMPANY.founded}: SAP, servers and training for mid-sized companies, by people you know by name.`}
        path="/about"
      />
      <Hero
        display
        title="We stay after go-live."
        lead={`Since ${COMPANY.founded} we have planned, moved and run the systems that mid-sized companies earn their money with. From Berlin, and with people you know by name.`}
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
            <h2 className="stop-h">What we believe</h2>
            <p className="lead">
              An ERP system is not a project. It is the way a company works, written down.
            </p>
            <p>
              That is why we begin at the ramp, in the accounts and on the shop floor, and not at the screen.
              We ask who does what when the system is down, because the answer shows what the system is for.
            </p>
            <p>
              And that is why we stay. Who has to run in March what was built in January builds it
              differently: with fewer exceptions, with tests, and with a page that explains it to the night
              shift.
            </p>
            <p>
              Our consultants are employed in Berlin. Where a project needs a speciality we do not have, we
              bring freelancers we have worked with before, and tell you so.
            </p>
          </div>
          <Facts facts={RULES} />
        </div>
      </Section>
      <Section tone="dark">
        <StopHeading
          title="SAP from one hand"
          lead="Four fields, one team. Whoever converts your system talks every day to those who will run it."
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
        <StopHeading title="Where we can begin" />
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
        text={`${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}. There is coffee, and a wall to draw your landscape on.`}
        to="/contact"
        label="Contact us"
      />
    </>
  );
}
