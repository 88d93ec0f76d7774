import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function VerifyEmailPage() {
  return (
    <>
      <Seo title="Verify email" description="Verify email" path="/verify-email" noindex />
      <PageHead title="Verify email" />
    </>
  );
}
