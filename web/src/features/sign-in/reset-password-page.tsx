import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function ResetPasswordPage() {
  return (
    <>
      <Seo title="New password" description="New password" path="/reset-password" noindex />
      <PageHead title="New password" />
    </>
  );
}
