import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function FreelancerPage() {
  return (
    <>
      <Seo title="Freelancer" description="Freelancer" path="/freelancer" />
      <PageHead title="Freelancer" />
    </>
  );
}
