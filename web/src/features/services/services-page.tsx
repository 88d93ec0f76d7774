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
        title="Services"
        description="Eight services from one company in Berlin: SAP managed services, HANA training, system administration, ERP, cloud, training, IT consulting and web."
        path="/services"
      />
      <Hero
        title="Eight services, one team responsible for them all."
        lead="Each of them can be ordered separately. Together they cover planning, migration and operation, without gaps between providers."
        actions={
          <>
            <ButtonLink to="/contact">
              Contact Us <ArrowIcon />
            </ButtonLink>
            <ButtonLink kind="quiet" to="/sap-services">
              SAP services in detail
            </ButtonLink>
          </>
        }
      />
      <Section rail="start">
        <StopHeading title="What we offer" lead="Turn a card to see what is included." />
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
        title="Not sure which one you need?"
        text="Describe the problem. We will tell you which service helps, and whether you need one at all."
        to="/contact"
        label="Contact Us"
      />
    </>
  );
}
