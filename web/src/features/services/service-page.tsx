import { t } from '@lingui/core/macro';
import { useLocation } from 'react-router-dom';
import { Breadcrumb } from '../../shared/ui/page/blocks/breadcrumb.tsx';
import { Cta } from '../../shared/ui/page/blocks/cta.tsx';
import { Hero } from '../../shared/ui/page/blocks/hero.tsx';
import '../../shared/ui/page/blocks/results.css';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { Steps } from '../../shared/ui/page/blocks/steps.tsx';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { services } from '#services';
import { PAGE_PICTURES } from './pictures.ts';
import { SERVICE_SLUGS } from './service.ts';
import './service.css';

/** The page of any of the eight services; the path selects it. */
export default function ServicePage() {
  const { pathname } = useLocation();
  const slug = SERVICE_SLUGS.find((each) => each === pathname.replace(/\//g, ''));
  if (!slug) return null;
  const service = services[slug];
  const path = `/${slug}`;
  return (
    <>
      <Seo title={service.title} description={service.description} path={path} />
      <Hero
        className="service-hero"
        before={
          <Breadcrumb
            parent={{ label: t`Services`, to: '/services' }}
            current={{ label: service.title, to: path }}
          />
        }
        title={service.title}
        lead={service.lead}
        art={PAGE_PICTURES[slug]}
        actions={
          <>
            <ButtonLink arrow to="/contact">{t`Get a consultation`}</ButtonLink>
            <a className="btn quiet" href="#scope">{t`What is included`}</a>
          </>
        }
      />
      <Section
        rail="start"
        id="scope"
        title={t`What is included`}
        lead={service.includes.lead}
        beside={
          <ul className="results duties">
            {service.includes.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ul>
        }
      />
      <Section tone="paper" title={service.way.title}>
        <Steps steps={service.way.steps} light />
      </Section>
      <Section
        title={t`Frequently asked questions`}
        beside={
          <dl className="answers">
            {service.questions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        }
      />
      <Cta title={service.cta.title} text={service.cta.text} label={t`Contact Us`} />
    </>
  );
}
