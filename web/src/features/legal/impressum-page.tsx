import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function ImpressumPage() {
  return (
    <>
      <Seo title="Impressum" description="Impressum" path="/impressum" />
      <PageHead title="Impressum" />
    </>
  );
}
