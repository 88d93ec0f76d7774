import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function SignInPage() {
  return (
    <>
      <Seo title="Register or sign in" description="Register or sign in" path="/sign_in" noindex />
      <PageHead title="Register or sign in" />
    </>
  );
}
