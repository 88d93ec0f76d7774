import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminSession } from '../../shared/api/session/session.ts';
import { useSignedIn } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { chunk } from '../../shared/ui/page/chunk.tsx';
import { Loading } from '../../shared/ui/feedback/loaded.tsx';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { readAdminLocation, TITLES, type AdminSection } from './admin-location.ts';
import './admin-work.css';
import { OverviewSection } from './overview/overview-section.tsx';
import { SideNav } from './side-nav.tsx';
import { useAdminLocation } from './use-admin-location.ts';
import { useOverview } from './use-overview.ts';

const ME = urlOf('/api/admin/me');

const VIEWS: Record<AdminSection, ReturnType<typeof chunk>> = {
  notifications: { Chunk: OverviewSection, loadAhead: () => Promise.resolve() },
  applications: chunk(() => import('./applications/desk-section.tsx')),
  jobs: chunk(() => import('./jobs/jobs-section.tsx')),
  people: chunk(() => import('./people/people-section.tsx')),
  freelancers: chunk(() => import('./people/users-section.tsx')),
  messages: chunk(() => import('./messages/messages-section.tsx')),
  consultants: chunk(() => import('./consultants/consultants-section.tsx')),
  proposals: chunk(() => import('./proposals/proposals-section.tsx')),
  b2b: chunk(() => import('./people/users-section.tsx')),
  projects: chunk(() => import('./projects/projects-section.tsx')),
  'admin-employees': chunk(() => import('./employees/employees-section.tsx')),
  'career-site': chunk(() => import('./career-site/career-site-section.tsx')),
  system: chunk(() => import('./system/system-section.tsx')),
  account: chunk(() => import('./account/account-section.tsx')),
};

/** The browser's Save-Data setting, which not every browser has and the DOM types lack. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function loadInTurn(): Promise<void> {
  // A section that fails to load is loaded again when it is opened, and the failure is shown then.
  for (const { loadAhead } of Object.values(VIEWS)) await loadAhead().catch(() => undefined);
}

/**
 * Preloads the code of all sections, 25 kB, once the counts have arrived: a section then waits only for its data, and
 * the first screen is not delayed. One after the other, so that a click meanwhile is not delayed. Not for browsers
 * that save data.
 */
function useSectionsAhead(): void {
  const counted = useOverview().data !== undefined;
  useEffect(() => {
    if (counted && !savesData()) void loadInTurn();
  }, [counted]);
}

/** Preloads the section named by the address. */
export const loadParts = () => {
  const tab = new URLSearchParams(window.location.search).get('tab');
  return VIEWS[readAdminLocation(tab).section].loadAhead();
};

const NARROW = '(max-width: 74.99em)';

/** /admin-dashboard: the navigation and the section named by `?tab=`. */
export default function AdminDashboardPage() {
  useSignedIn(adminSession, ME, 60_000);
  useSectionsAhead();
  const { section } = useAdminLocation();
  const { Chunk: View } = VIEWS[section];
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
