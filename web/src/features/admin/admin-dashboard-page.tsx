import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function AdminDashboardPage() {
  return (
    <>
      <Seo title="Administration" description="Administration" path="/admin-dashboard" noindex />
      <PageHead title="Administration" />
    </>
  );
}
