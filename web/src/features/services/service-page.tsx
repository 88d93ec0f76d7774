import { t } from '@lingui/core/macro';
import { useLocation } from 'react-router-dom';
import { Breadcrumb } from '../../shared/ui/blocks/breadcrumb.tsx';
import { Cta } from '../../shared/ui/blocks/cta.tsx';
import { Hero } from '../../shared/ui/blocks/hero.tsx';
import '../../shared/ui/blocks/results.css';
import { Section, StopHeading } from '../../shared/ui/blocks/section.tsx';
import { Steps } from '../../shared/ui/blocks/steps.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ArrowIcon } from '../../shared/ui/icons.ts';
import { Seo } from '../../shared/ui/seo.tsx';
import { SERVICES } from './data/services.ts';
import { PAGE_PICTURES } from './pictures.ts';
import './service.css';

/** The page of any of the eight services; the path selects it. */
export default function ServicePage() {
  const { pathname } = useLocation();
  const slug = pathname.replace(/\//g, '');
  const service = SERVICES.find((candidate) => candidate.slug === slug);
  if (!service) return null;
  const path = `/${service.slug}`;
  return (
    <>
      <Seo title={service.title} description={service.description} path={path} />
      <Hero
        className="service-hero"
        before={
          <Breadcrumb
            trail={[
              { label: t`Services`, to: '/services' },
              { label: service.title, to: path },
            ]}
          />
        }
        title={service.title}
        lead={service.lead}
        art={PAGE_PICTURES[service.slug]}
        actions={
          <>
            <ButtonLink to="/contact">
              {t`Get a consultation`} <ArrowIcon />
            </ButtonLink>
            <a className="btn quiet" href="#scope">{t`What is included`}</a>
          </>
        }
      />
      <Section rail="start" id="scope">
        <div className="grid g-57">
          <div className="stack">
            <h2 className="stop-h">{t`What is included`}</h2>
            <p className="lead">{service.includes.lead}</p>
          </div>
          <ul className="results duties">
            {service.includes.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section tone="paper">
        <StopHeading title={service.way.title} />
        <Steps steps={service.way.steps} light />
      </Section>
      <Section>
        <div className="grid g-57">
          <h2 className="stop-h">{t`Frequently asked questions`}</h2>
          <dl className="answers">
            {service.questions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <Cta
        tone="dark"
        title={service.cta.title}
        text={service.cta.text}
        to="/contact"
        label={t`Contact Us`}
      />
    </>
  );
}
