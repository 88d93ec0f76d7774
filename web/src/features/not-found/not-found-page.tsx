import { ButtonLink } from '../../shared/ui/button.tsx';
import { GoLink } from '../../shared/ui/go-link.tsx';
import { Seo } from '../../shared/ui/seo.tsx';
import { EmptyIllustration } from '../../shared/ui/empty-illustration.tsx';

/**
 * Shown for any unknown path, with status 404. Its content must not depend on the path, because one file serves all.
 */
export default function NotFoundPage() {
  return (
    <div className="wrap page-loading lost">
      <Seo title="Page not found" description="There is no page at this address." noindex />
      <EmptyIllustration />
      <h1>We could not find this page.</h1>
      <p className="lead">
        There is no page at this address. It may have moved, or the link may be incomplete.
      </p>
      <p className="row">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <GoLink to="/contact">Tell us what you were looking for</GoLink>
      </p>
    </div>
  );
}
