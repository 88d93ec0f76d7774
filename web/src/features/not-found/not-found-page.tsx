import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function NotFoundPage() {
  return (
    <>
      <Seo title="Not found" description="Not found" path="/404" noindex />
      <PageHead title="Not found" />
    </>
  );
}
