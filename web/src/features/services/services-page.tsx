import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Cta } from '../../shared/ui/blocks/cta.tsx';
import { Hero } from '../../shared/ui/blocks/hero.tsx';
import { Section, StopHeading } from '../../shared/ui/blocks/section.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ArrowIcon } from '../../shared/ui/icons.ts';
import { Seo } from '../../shared/ui/seo.tsx';
import { SERVICES } from './data/services.ts';
import { FlipCard } from './flip-card.tsx';
import { PICTURES } from './pictures.ts';
import './services.css';

export default function ServicesPage() {
  const [flipped, setFlipped] = useState<string | null>(null);
  return (
    <>
      <Seo
        title={t`Services`}
        description={t`Eight services from one company in Berlin: SAP managed services, HANA training, system administration, ERP, cloud, training, IT consulting and web.`}
        path="/services"
      />
      <Hero
        title={t`Eight services, one team responsible for them all.`}
        lead={t`Each of them can be ordered separately. Together they cover planning, migration and operation, without gaps between providers.`}
        actions={
          <>
            <ButtonLink to="/contact">
              {t`Contact Us`} <ArrowIcon />
            </ButtonLink>
            <ButtonLink kind="quiet" to="/sap-services">{t`SAP services in detail`}</ButtonLink>
          </>
        }
      />
      <Section rail="start">
        <StopHeading title={t`What we offer`} lead={t`Turn a card to see what is included.`} />
        <div className="flip-grid">
          {SERVICES.map((service) => (
            <FlipCard
              key={service.slug}
              service={service}
              picture={PICTURES[service.slug] ?? ''}
              flipped={flipped === service.slug}
              onFlip={(to) => setFlipped((now) => (to ? service.slug : now === service.slug ? null : now))}
            />
          ))}
        </div>
      </Section>
      <Cta
        title={t`Not sure which one you need?`}
        text={t`Describe the problem. We will tell you which service helps, and whether you need one at all.`}
        to="/contact"
        label={t`Contact Us`}
      />
    </>
  );
}
