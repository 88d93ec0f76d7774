import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function DashboardPage() {
  return (
    <>
      <Seo title="Dashboard" description="Dashboard" path="/dashboard" noindex />
      <PageHead title="Dashboard" />
    </>
  );
}
