import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function ServicesPage() {
  return (
    <>
      <Seo title="Services" description="Services" path="/services" />
      <PageHead title="Services" />
    </>
  );
}
