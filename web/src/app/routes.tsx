import { matchRoutes, Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { AdminsOnly, SignedOutAdminsOnly, SignedOutOnly, UsersOnly } from './guards.tsx';
import { lazyPage, type PageModule } from './lazy-page.tsx';
import { AdminLayout } from './layouts/admin-layout.tsx';
import { AppLayout } from './layouts/app-layout.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { ownPath } from '../shared/language.ts';
import { adminSession, userSession } from '../shared/api/session/session.ts';
import { ADMIN_DASHBOARD, ADMIN_SIGN_IN, DASHBOARD, PUBLIC_PAGES, SIGN_IN, type Page } from './pages.ts';

const modules = import.meta.glob<PageModule>('/src/features/*/*-page.tsx');

/** One page a module, so that routes which share it do not load it again. */
const pages = new Map(Object.entries(modules).map(([file, load]) => [file, lazyPage(load)]));

function pageOf({ module }: Page) {
  const page = pages.get(`/${module}`);
  if (!page) throw new Error(`There is no ${module}.`);
  return page;
}

const show = (page: Page): RouteObject => ({ path: ownPath(page.path), element: pageOf(page).element });

const redirect = (path: string, to: string): RouteObject => ({ path, element: <Navigate to={to} replace /> });

const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      ...PUBLIC_PAGES.map(show),
      redirect('/terms_and_conditions', '/terms_and_consition'),
      redirect('/login', '/sign_in'),
      { element: <SignedOutOnly next={pageOf(DASHBOARD).loadAhead} />, children: [show(SIGN_IN)] },
      {
        element: <UsersOnly />,
        children: [
          redirect('/dashboard', '/dashboard/dashboard'),
          { element: <AppLayout />, children: [show(DASHBOARD)] },
        ],
      },
    ],
  },
  {
    element: <AdminLayout />,
    children: [
      {
        element: <SignedOutAdminsOnly next={pageOf(ADMIN_DASHBOARD).loadAhead} />,
        children: [show(ADMIN_SIGN_IN)],
      },
      { element: <AdminsOnly />, children: [show(ADMIN_DASHBOARD)] },
    ],
  },
];

/** True for paths that show the 404 page, which the server also sends for a deleted job. */
export const isUnknown = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path === '*';

/** Loads the page of a signed-in person at its own address; does nothing at any other address. */
export async function loadOwnPage(path: string): Promise<void> {
  const shown = matchRoutes(routes, path)?.at(-1)?.route.path;
  if (shown === DASHBOARD.path && userSession.token) await pageOf(DASHBOARD).loadAhead();
  if (shown === ADMIN_DASHBOARD.path && adminSession.token) await pageOf(ADMIN_DASHBOARD).loadAhead();
}

export function AppRoutes() {
  return useRoutes(routes);
}
