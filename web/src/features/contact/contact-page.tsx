import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function ContactPage() {
  return (
    <>
      <Seo title="Contact" description="Contact" path="/contact" />
      <PageHead title="Contact" />
    </>
  );
}
