import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function JobPage() {
  return (
    <>
      <Seo title="Job" description="Job" path="/career" />
      <PageHead title="Job" />
    </>
  );
}
