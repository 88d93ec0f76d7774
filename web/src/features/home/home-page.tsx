import { t } from '@lingui/core/macro';
import administration from '../../shared/illustrations/glyphs/glyph-administration.svg?raw';
import cloud from '../../shared/illustrations/glyphs/glyph-cloud.svg?raw';
import erp from '../../shared/illustrations/glyphs/glyph-erp.svg?raw';
import sap from '../../shared/illustrations/glyphs/glyph-sap.svg?raw';
import training from '../../shared/illustrations/glyphs/glyph-training.svg?raw';
import web from '../../shared/illustrations/glyphs/glyph-web.svg?raw';
import heroNarrow from '../../shared/illustrations/hero-network-narrow.svg?raw';
import heroWide from '../../shared/illustrations/hero-network.svg?raw';
import dev from '../../shared/illustrations/system-dev.svg?raw';
import prd from '../../shared/illustrations/system-prd.svg?raw';
import qas from '../../shared/illustrations/system-qas.svg?raw';
import { Cta } from '../../shared/ui/page/blocks/cta.tsx';
import { Facts } from '../../shared/ui/page/blocks/facts.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { ServiceGrid } from '../../shared/ui/page/blocks/service-grid.tsx';
import { Steps } from '../../shared/ui/page/blocks/steps.tsx';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { GoLink } from '../../shared/ui/page/go-link.tsx';
import { Illustration } from '../../shared/ui/page/illustration.tsx';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { Finder } from './finder.tsx';
import './home.css';

const FACTS = [
  { figure: t`12 months`, text: t`warranty on everything we build, written into the contract.` },
  { figure: t`14 days`, text: t`payment terms, for customers and for our freelancers alike.` },
  { figure: t`8 to 5`, text: t`Monday to Friday, a consultant answers, not a chatbot.` },
];

const TRANSPORT_ROUTE = [
  {
    title: t`Built in development`,
    text: t`One transport per requirement, checked against clean-core rules before its release.`,
    art: dev,
  },
  {
    title: t`Proven with your data`,
    text: t`Your key users sign off the test cases. A failed test stays open until the cause is found.`,
    art: qas,
  },
  {
    title: t`Live and monitored`,
    text: t`A minute-by-minute cutover plan, rehearsed twice, then six weeks of hypercare.`,
    art: prd,
  },
];

const SERVICES = [
  {
    title: t`SAP`,
    text: t`We run, patch and migrate SAP landscapes: ECC, S/4HANA, BTP. One team from code check to hypercare.`,
    glyph: sap,
  },
  {
    title: t`ERP`,
    text: t`Processes first: order to cash, procure to pay and closing are documented before a system is chosen.`,
    glyph: erp,
  },
  {
    title: t`System administration`,
    text: t`Basis, Linux and Windows servers, backup and restore tests, with a named administrator.`,
    glyph: administration,
  },
  {
    title: t`Cloud Computing`,
    text: t`Move only what benefits. You see the cost per system on one page before anything changes.`,
    glyph: cloud,
  },
  {
    title: t`SAP HANA Training`,
    text: t`For administrators and developers: on a copy of your own data, not on a demo client.`,
    glyph: training,
  },
  {
    title: t`Website Development`,
    text: t`Fast, accessible portals and shops that post orders straight into your ERP.`,
    glyph: web,
  },
];

export default function HomePage() {
  return (
    <>
      <Seo
        title={t`SAP and IT consulting from Berlin`}
        description={t`We plan, migrate and run SAP landscapes for mid-sized companies: S/4HANA moves, managed services, HANA training, cloud and web, with consultants in Berlin.`}
        path="/"
      />
      <section className="hero home">
        <div className="wrap grid">
          <div className="copy">
            <h1 className="display">{t`Move to S/4HANA without stopping the line.`}</h1>
            <p className="lead">{t`We plan, migrate and run SAP landscapes for mid-sized companies, with consultants in Berlin and freelancers who know your industry.`}</p>
            <div className="row">
              <ButtonLink arrow to="/contact">{t`Get Started`}</ButtonLink>
              <ButtonLink kind="quiet" to="/services">{t`See our services`}</ButtonLink>
            </div>
          </div>
          <Illustration className="art only-wide" svg={heroWide} />
          <Illustration className="art only-narrow" svg={heroNarrow} />
        </div>
      </section>
      <Section rail="start" title={t`Find a project or a consultant`}>
        <Finder />
      </Section>
      <Section
        tone="paper"
        title={t`A Berlin team that stays after go-live`}
        lead={t`A migration takes one weekend. The preparation and the years after it decide whether it pays off.`}
        beside={<Facts facts={FACTS} />}
      >
        <p>{t`We document how your orders, payroll and closing really work, test on a copy of your own data, and hand over to people you already know.`}</p>
        <p>
          <GoLink to="/about">{t`About us`}</GoLink>
        </p>
      </Section>
      <Section
        tone="dark"
        title={t`No surprises in production`}
        lead={t`Every change follows the same route. You see where it is, who tested it and who released it.`}
      >
        <Steps steps={TRANSPORT_ROUTE} current={2} />
      </Section>
      <Section title={t`What we do`}>
        <ServiceGrid services={SERVICES} />
      </Section>
      <Cta
        title={t`Tell us about your SAP landscape`}
        text={t`Release, interfaces, deadline: three lines are enough. You get an initial written assessment, not a sales call.`}
      />
    </>
  );
}
