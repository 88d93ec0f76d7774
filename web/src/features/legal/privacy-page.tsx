import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function PrivacyPage() {
  return (
    <>
      <Seo title="Privacy policy" description="Privacy policy" path="/privacy_policy" />
      <PageHead title="Privacy policy" />
    </>
  );
}
