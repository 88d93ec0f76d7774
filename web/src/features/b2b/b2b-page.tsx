import { t } from '@lingui/core/macro';
import exchange from '../../shared/illustrations/b2b-exchange.svg?raw';
import { Cta } from '../../shared/ui/page/blocks/cta.tsx';
import { Hero } from '../../shared/ui/page/blocks/hero.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { ServiceGrid } from '../../shared/ui/page/blocks/service-grid.tsx';
import { Steps } from '../../shared/ui/page/blocks/steps.tsx';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { registerAs } from '../../shared/ui/page/register-link.ts';
import { Seo } from '../../shared/ui/page/seo.tsx';

const SERVICES = [
  {
    title: t`SAP Managed Services`,
    to: '/sap-managed-services',
    text: t`Your SAP systems monitored, patched and reported on, around the clock, at one price per system.`,
  },
  {
    title: t`Cloud Solutions`,
    to: '/cloud-computing',
    text: t`Systems that benefit from the cloud are migrated wave by wave, with costs known in advance.`,
  },
  {
    title: t`IT Consulting`,
    to: '/it-consulting',
    text: t`A second opinion, a tender or a project rescue: documented, well reasoned, commission-free.`,
  },
  {
    title: t`Enterprise Resource Planning`,
    to: '/enterprise-resource-planning',
    text: t`From the process map to the second month-end closing, with your data in every test.`,
  },
];

const ACCOUNT = [
  {
    title: t`Post a project`,
    text: t`Title, description, technologies, start date. Freelancers and partners see it immediately.`,
  },
  {
    title: t`Present your team`,
    text: t`Add employees with their skills and CVs. Only you and our team can see the CVs.`,
  },
  {
    title: t`Find a consultant`,
    text: t`Skills, availability and rate. Tell us what you need, and we get back to you.`,
  },
  { title: t`Talk to us`, text: t`The support chat connects you to our project office, not to a chatbot.` },
];

export default function B2bPage() {
  return (
    <>
      <Seo
        title={t`For companies (B2B)`}
        description={t`Post SAP projects, present your employees, find consultants: an account for companies, and four services from one company in Berlin.`}
        path="/b2b"
      />
      <Hero
        display
        title={t`The people for your project, without intermediaries.`}
        lead={t`Post what you need, see who is available and tell us who you would like to meet. We introduce you, or take on the whole project.`}
        art={exchange}
        actions={<ButtonLink arrow to={registerAs('B2B')}>{t`Get Started`}</ButtonLink>}
      />
      <Section
        rail="start"
        title={t`Four services for companies`}
        lead={t`Each can be ordered separately, at one price.`}
      >
        <ServiceGrid services={SERVICES} />
      </Section>
      <Section tone="dark" title={t`What you can do with your account`}>
        <Steps steps={ACCOUNT} />
      </Section>
      <Cta
        title={t`Ready to scale your business?`}
        text={t`Register as a B2B user in two minutes. It is free, and you can leave with all your data at any time.`}
        to={registerAs('B2B')}
        label={t`Get Started`}
      />
    </>
  );
}
