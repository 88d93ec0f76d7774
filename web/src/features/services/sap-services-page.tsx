import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function SapServicesPage() {
  return (
    <>
      <Seo title="SAP services" description="SAP services" path="/sap-services" />
      <PageHead title="SAP services" />
    </>
  );
}
