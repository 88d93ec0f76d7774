import { t } from '@lingui/core/macro';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type ComponentType } from 'react';
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
import { useOverview } from './use-overview.ts';

const ME = urlOf('/api/admin/me');

const loaders: (() => Promise<unknown>)[] = [];

/** A section in its own chunk. */
function later(load: () => Promise<{ default: ComponentType }>): ComponentType {
  loaders.push(load);
  return lazy(() => withTimeout(load()));
}

const VIEWS: Record<Section, ComponentType> = {
  notifications: NotificationsSection,
  applications: later(() => import('./applications/applications-section.tsx')),
  jobs: later(() => import('./jobs/jobs-section.tsx')),
  people: later(() => import('./people/people-section.tsx')),
  freelancers: later(() => import('./people/users-section.tsx')),
  messages: later(() => import('./messages/messages-section.tsx')),
  consultants: later(() => import('./consultants/consultants-section.tsx')),
  b2b: later(() => import('./people/users-section.tsx')),
  projects: later(() => import('./projects/projects-section.tsx')),
  'admin-employees': later(() => import('./employees/employees-section.tsx')),
  system: later(() => import('./system/system-section.tsx')),
  account: later(() => import('./account/account-section.tsx')),
};

async function loadInTurn(): Promise<void> {
  // Who opens a section loads it again, and then a failure is shown.
  for (const load of loaders) await load().catch(() => undefined);
}

/**
 * Loads the code of all sections, 25 kB, once the counts have come: a section then waits for its data only, and the
 * first screen has waited for nothing. One after the other, so that none holds up what is pressed meanwhile.
 */
function useSectionsAhead(): void {
  const counted = useOverview().data !== undefined;
  useEffect(() => {
    if (counted) void loadInTurn();
  }, [counted]);
}

const NARROW = '(max-width: 74.99em)';

/** /admin-dashboard: the navigation and the section named by `?tab=`. */
export default function AdminDashboardPage() {
  useSignedIn(adminSession, ME, 60_000);
  useSectionsAhead();
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
