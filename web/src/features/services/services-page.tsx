import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Cta } from '../../shared/ui/page/blocks/cta.tsx';
import { Hero } from '../../shared/ui/page/blocks/hero.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { FlipCard } from './flip-card.tsx';
import { SERVICE_SLUGS, type ServiceSlug } from './service.ts';
import './services.css';

export default function ServicesPage() {
  const [flipped, setFlipped] = useState<ServiceSlug | null>(null);
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
            <ButtonLink arrow to="/contact">{t`Contact Us`}</ButtonLink>
            <ButtonLink kind="quiet" to="/sap-services">{t`SAP services in detail`}</ButtonLink>
          </>
        }
      />
      <Section rail="start" title={t`What we offer`} lead={t`Turn a card to see what is included.`}>
        <div className="flip-grid">
          {SERVICE_SLUGS.map((slug) => (
            <FlipCard
              key={slug}
              slug={slug}
              flipped={flipped === slug}
              onFlip={() => setFlipped(slug)}
              onFlipBack={() => setFlipped((now) => (now === slug ? null : now))}
            />
          ))}
        </div>
      </Section>
      <Cta
        title={t`Not sure which one you need?`}
        text={t`Describe the problem. We will tell you which service helps, and whether you need one at all.`}
        label={t`Contact Us`}
      />
    </>
  );
}
