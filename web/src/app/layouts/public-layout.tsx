import { t } from '@lingui/core/macro';
import { Outlet } from 'react-router-dom';
import { CookieBanner } from './cookie-banner.tsx';
import { Footer } from './footer.tsx';
import { OfferedLanguage } from './offered-language.tsx';
import { PublicNav } from './public-nav.tsx';

/** The layout of every page outside the administration. */
export function PublicLayout() {
  return (
    <>
      <a className="skip" href="#main">{t`Skip to content`}</a>
      <PublicNav />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <OfferedLanguage />
      <CookieBanner />
    </>
  );
}
