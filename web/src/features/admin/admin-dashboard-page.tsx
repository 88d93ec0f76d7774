import { t } from '@lingui/core/macro';
import { lazy, Suspense, useLayoutEffect, useRef, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminSession } from '../../shared/api/session.ts';
import { useSignedIn } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { withTimeout } from '../../shared/ui/with-timeout.ts';
import { Loading } from '../../shared/ui/loaded.tsx';
import { Seo } from '../../shared/ui/seo.tsx';
import { TITLES, type Section } from './admin-location.ts';
import './admin-work.css';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { SideNav } from './side-nav.tsx';
import { useAdminLocation } from './use-admin-location.ts';

const ME = urlOf('/api/admin/me');

const VIEWS: Record<Section, ComponentType> = {
  notifications: NotificationsSection,
  applications: lazy(() => withTimeout(import('./applications/applications-section.tsx'))),
  jobs: lazy(() => withTimeout(import('./jobs/jobs-section.tsx'))),
  people: lazy(() => withTimeout(import('./people/people-section.tsx'))),
  freelancers: lazy(() => withTimeout(import('./people/users-section.tsx'))),
  messages: lazy(() => withTimeout(import('./messages/messages-section.tsx'))),
  consultants: lazy(() => withTimeout(import('./consultants/consultants-section.tsx'))),
  b2b: lazy(() => withTimeout(import('./people/users-section.tsx'))),
  projects: lazy(() => withTimeout(import('./projects/projects-section.tsx'))),
  'admin-employees': lazy(() => withTimeout(import('./employees/employees-section.tsx'))),
  system: lazy(() => withTimeout(import('./system/system-section.tsx'))),
  account: lazy(() => withTimeout(import('./account/account-section.tsx'))),
};

const NARROW = '(max-width: 74.99em)';

/** /admin-dashboard: the navigation and the section named by `?tab=`. */
export default function AdminDashboardPage() {
  useSignedIn(adminSession, ME, 60_000);
  const { section } = useAdminLocation();
  const View = VIEWS[section];
  const title = TITLES[section];
  const tab = useSearchParams()[0].get('tab');
  // On narrow screens list and detail replace each other, and the detail starts at the top. This runs before the
  // effects that restore the focus, because those may scroll to a row of the list.
  const wasHidden = useRef(false);
  useLayoutEffect(() => {
    const list = document.querySelector('.has-detail > .adm-panel:first-child');
    const isHidden = list?.getClientRects().length === 0;
    if (isHidden || wasHidden.current || window.matchMedia(NARROW).matches) window.scrollTo({ top: 0 });
    wasHidden.current = isHidden;
  }, [tab]);
  return (
    <>
      <Seo
        title={t`${title}, administration`}
        description={t`Administration`}
        path="/admin-dashboard"
        noindex
      />
      <div className="adm">
        <SideNav current={section} />
        <main id="main" tabIndex={-1} className="work">
          <Suspense fallback={<Loading />}>
            <View key={section} />
          </Suspense>
        </main>
      </div>
    </>
  );
}
