import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function AboutPage() {
  return (
    <>
      <Seo title="About" description="About" path="/about" />
      <PageHead title="About" />
    </>
  );
}
