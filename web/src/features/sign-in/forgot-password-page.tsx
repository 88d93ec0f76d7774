import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function ForgotPasswordPage() {
  return (
    <>
      <Seo title="Forgotten password" description="Forgotten password" path="/forgot-password" noindex />
      <PageHead title="Forgotten password" />
    </>
  );
}
