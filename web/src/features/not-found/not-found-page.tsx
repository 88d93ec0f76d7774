import { t } from '@lingui/core/macro';
import bufferStop from '../../shared/illustrations/buffer-stop.svg?raw';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { Illustration } from '../../shared/ui/page/illustration.tsx';
import { GoLink } from '../../shared/ui/page/go-link.tsx';
import { Seo } from '../../shared/ui/page/seo.tsx';

/**
 * Shown for any unknown path, with status 404. Its content must not depend on the path, because one file serves all.
 */
export default function NotFoundPage() {
  return (
    <div className="wrap page-loading lost">
      <Seo title={t`Page not found`} description={t`There is no page at this address.`} noindex />
      <Illustration svg={bufferStop} />
      <h1>{t`We could not find this page.`}</h1>
      <p className="lead">{t`There is no page at this address. It may have moved, or the link may be incomplete.`}</p>
      <p className="row">
        <ButtonLink to="/">{t`Go to the home page`}</ButtonLink>
        <GoLink to="/contact">{t`Tell us what you were looking for`}</GoLink>
      </p>
    </div>
  );
}
