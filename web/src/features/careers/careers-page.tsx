import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function CareersPage() {
  return (
    <>
      <Seo title="Career" description="Career" path="/career" />
      <PageHead title="Career" />
    </>
  );
}
