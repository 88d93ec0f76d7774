import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function ServicePage() {
  return (
    <>
      <Seo title="Service" description="Service" path="/services" />
      <PageHead title="Service" />
    </>
  );
}
