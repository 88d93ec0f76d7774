import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function B2bPage() {
  return (
    <>
      <Seo title="B2B" description="B2B" path="/b2b" />
      <PageHead title="B2B" />
    </>
  );
}
