import { PageHead } from '../../shared/ui/page-head.tsx';
import { Seo } from '../../shared/ui/seo.tsx';

export default function HomePage() {
  return (
    <>
      <Seo title="Home" description="Home" path="/" />
      <PageHead title="Home" />
    </>
  );
}
