import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function AdminSignInPage() {
  return (
    <>
      <Seo
        title="Administration sign-in"
        description="Administration sign-in"
        path="/admin_sign_in"
        noindex
      />
      <PageHead title="Administration sign-in" />
    </>
  );
}
