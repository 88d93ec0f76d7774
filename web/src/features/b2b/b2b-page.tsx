import exchange from '../../shared/illustrations/b2b-exchange.svg?raw';
import { Cta } from '../../shared/ui/blocks/cta.tsx';
import { Hero } from '../../shared/ui/blocks/hero.tsx';
import { Section, StopHeading } from '../../shared/ui/blocks/section.tsx';
import '../../shared/ui/blocks/service-grid.css';
import { Steps } from '../../shared/ui/blocks/steps.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { GoLink } from '../../shared/ui/go-link.tsx';
import { ArrowIcon } from '../../shared/ui/icons.ts';
import { registerAs } from '../../shared/ui/register-link.ts';
import { Seo } from '../../shared/ui/seo.tsx';

const SERVICES = [
  {
    title: 'SAP Managed Services',
    to: '/sap-managed-services',
    text: 'Your SAP systems monitored, patched and reported on, around the clock, at one price per system.',
  },
  {
    title: 'Cloud Solutions',
    to: '/cloud-computing',
    text: 'Systems that benefit from the cloud are migrated wave by wave, with costs known in advance.',
  },
  {
    title: 'IT Consulting',
    to: '/it-consulting',
    text: 'A second opinion, a tender or a project rescue: documented, well reasoned, commission-free.',
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
    text: 'Title, description, technologies, start date. Freelancers and partners see it immediately.',
  },
  {
    title: 'Present your team',
    text: 'Add employees with their skills and CVs. Only you and our team can see the CVs.',
  },
  {
    title: 'Find a consultant',
    text: 'Skills, availability and rate. One click tells us that you are interested.',
  },
  { title: 'Talk to us', text: 'The support chat connects you to our project office, not to a chatbot.' },
];

export default function B2bPage() {
  return (
    <>
      <Seo
        title="For companies (B2B)"
        description="Post SAP projects, present your employees, find consultants: an account for companies, and four services from one company in Berlin."
        path="/b2b"
      />
      <Hero
        display
        title="The people for your project, without intermediaries."
        lead="Post what you need, see who is available and tell us who you would like to meet. We introduce you, or take on the whole project."
        art={exchange}
        actions={
          <ButtonLink to={registerAs('B2B')}>
            Get Started <ArrowIcon />
          </ButtonLink>
        }
      />
      <Section rail="start">
        <StopHeading
          title="Four services for companies"
          lead="Each can be ordered separately, at one price."
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
        <StopHeading title="What you can do with your account" />
        <Steps steps={ACCOUNT} light />
      </Section>
      <Cta
        tone="dark"
        title="Ready to scale your business?"
        text="Register as a B2B user in two minutes. It is free, and you can leave with all your data at any time."
        to={registerAs('B2B')}
        label="Get Started"
      />
    </>
  );
}
