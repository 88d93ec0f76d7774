import { t } from '@lingui/core/macro';
import landscape from '../../shared/illustrations/sap-landscape.svg?raw';
import { Breadcrumb } from '../../shared/ui/page/blocks/breadcrumb.tsx';
import { Cta } from '../../shared/ui/page/blocks/cta.tsx';
import { Hero } from '../../shared/ui/page/blocks/hero.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { Seo } from '../../shared/ui/page/seo.tsx';
import './sap-services.css';
import { ServicePicker } from './service-picker.tsx';

export default function SapServicesPage() {
  return (
    <>
      <Seo
        title={t`SAP services`}
        description={t`Hosting, cloud, HANA and S/4HANA, remote managed services, maintenance, application management, security and business continuity for SAP.`}
        path="/sap-services"
      />
      <Hero
        before={
          <Breadcrumb
            parent={{ label: t`Services`, to: '/services' }}
            current={{ label: t`SAP services`, to: '/sap-services' }}
          />
        }
        title={t`Everything an SAP landscape needs, from one company.`}
        lead={t`Eight services for the three systems every company has: development, test and production.`}
        art={landscape}
        actions={<ButtonLink arrow to="/contact">{t`Get a consultation`}</ButtonLink>}
      />
      <Section rail="start" title={t`Choose a service`}>
        <ServicePicker />
      </Section>
      <Cta
        title={t`Your landscape on one page`}
        text={t`Send us your list of systems. You get one page that shows which services each of them needs, and which it does not.`}
      />
    </>
  );
}
