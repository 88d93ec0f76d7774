import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function TermsPage() {
  return (
    <>
      <Seo title="General terms" description="General terms" path="/terms_and_consition" />
      <PageHead title="General terms" />
    </>
  );
}
