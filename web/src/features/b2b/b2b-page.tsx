import exchange from '../../shared/illustrations/b2b-exchange.svg?raw';
import { Cta } from '../../shared/ui/blocks/cta.tsx';
import { Hero } from '../../shared/ui/blocks/hero.tsx';
import { Section, StopHeading } from '../../shared/ui/blocks/section.tsx';
import '../../shared/ui/blocks/service-grid.css';
import { Steps } from '../../shared/ui/blocks/steps.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { GoLink } from '../../shared/ui/go-link.tsx';
import { ArrowIcon } from '../../shared/ui/icons.ts';
import { Seo } from '../../shared/ui/seo.tsx';

const SERVICES = [
  {
    title: 'SAP Managed Services',
    to: '/sap-managed-services',
    text: 'Your SAP systems watched, patched and reported on, around the clock, at one price per system.',
  },
  {
    title: 'Cloud Solutions',
    to: '/cloud-computing',
    text: 'Systems that gain from moving are moved, wave by wave, each with its costs known beforehand.',
  },
  {
    title: 'IT Consulting',
    to: '/it-consulting',
    text: 'A second opinion, a tender, a rescue: written, reasoned, and without a commission from anyone.',
  },
  {
    title: 'Enterprise Resource Planning',
    to: '/enterprise-resource-planning',
    text: 'From the process map to the second month-end closing, with your data in every test.',
  },
];

const ACCOUNT = [
  {
    title: 'Post a project',
    text: 'Title, description, technologies, start date. Freelancers and partners see it at once.',
  },
  {
    title: 'Show your people',
    text: 'Enter employees with skills and CV. The CV stays with you and with us.',
  },
  {
    title: 'Find a consultant',
    text: 'Skills, availability, rate. One button tells us that you want to talk.',
  },
  { title: 'Talk to us', text: 'The support chat reaches the project office, not a robot.' },
];

export default function B2bPage() {
  return (
    <>
      <Seo
        title="For companies (B2B)"
        description="Post SAP projects, show your employees, find consultants: an account for companies, and four services from one house in Berlin."
        path="/b2b"
      />
      <Hero
        display
        title="The people for your project, without the chain."
        lead="Post what you need, see who is free, and tell us whom you want: we bring you together. Or leave the whole line to us."
        art={exchange}
        actions={
          <ButtonLink to="/sign_in">
            Get Started <ArrowIcon />
          </ButtonLink>
        }
      />
      <Section rail="start">
        <StopHeading
          title="Four services for companies"
          lead="Each can be ordered alone, and each has one price."
        />
        <ul className="svc svc-2">
          {SERVICES.map(({ title, text, to }, index) => (
            <li key={title} className={index === 0 ? 'big dark' : undefined}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
              <GoLink to={to} about={`about ${title}`}>
                Read More
              </GoLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="paper">
        <StopHeading title="What your account can do" />
        <Steps steps={ACCOUNT} light />
      </Section>
      <Cta
        tone="dark"
        title="Ready to scale your business?"
        text="Register as B2B in two minutes. It costs nothing, and you can leave with all your data at any time."
        to="/sign_in"
        label="Get Started"
      />
    </>
  );
}
