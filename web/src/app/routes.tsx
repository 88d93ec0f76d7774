import { matchRoutes, Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { AdminsOnly, SignedOutAdminsOnly, SignedOutOnly, UsersOnly } from './guards.tsx';
import { lazyPage } from './lazy-page.tsx';
import { AdminLayout } from './layouts/admin-layout.tsx';
import { AppLayout } from './layouts/app-layout.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { SERVICE_SLUGS } from './service-slugs.ts';

const service = lazyPage(() => import('../features/services/service-page.tsx'));

/** Every path of the site (the specification, section 2, and the client's additions). */
const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: '/', element: lazyPage(() => import('../features/home/home-page.tsx')) },
      { path: '/about', element: lazyPage(() => import('../features/about/about-page.tsx')) },
      { path: '/career', element: lazyPage(() => import('../features/careers/careers-page.tsx')) },
      { path: '/career/:slugAndId', element: lazyPage(() => import('../features/careers/job-page.tsx')) },
      { path: '/b2b', element: lazyPage(() => import('../features/b2b/b2b-page.tsx')) },
      { path: '/services', element: lazyPage(() => import('../features/services/services-page.tsx')) },
      {
        path: '/sap-services',
        element: lazyPage(() => import('../features/services/sap-services-page.tsx')),
      },
      ...SERVICE_SLUGS.map((slug) => ({ path: `/${slug}`, element: service })),
      { path: '/freelancer', element: lazyPage(() => import('../features/freelancer/freelancer-page.tsx')) },
      { path: '/contact', element: lazyPage(() => import('../features/contact/contact-page.tsx')) },
      { path: '/privacy_policy', element: lazyPage(() => import('../features/legal/privacy-page.tsx')) },
      { path: '/terms_and_consition', element: lazyPage(() => import('../features/legal/terms-page.tsx')) },
      { path: '/terms_and_conditions', element: <Navigate to="/terms_and_consition" replace /> },
      { path: '/impressum', element: lazyPage(() => import('../features/legal/impressum-page.tsx')) },
      { path: '/login', element: <Navigate to="/sign_in" replace /> },
      { path: '/verify-email', element: lazyPage(() => import('../features/sign-in/verify-email-page.tsx')) },
      {
        path: '/forgot-password',
        element: lazyPage(() => import('../features/sign-in/forgot-password-page.tsx')),
      },
      {
        path: '/reset-password',
        element: lazyPage(() => import('../features/sign-in/reset-password-page.tsx')),
      },
      {
        path: '/confirm-email',
        element: lazyPage(() => import('../features/sign-in/confirm-email-page.tsx')),
      },
      {
        path: '/undo-email-change',
        element: lazyPage(() => import('../features/sign-in/undo-email-change-page.tsx')),
      },
      {
        element: <SignedOutOnly />,
        children: [
          { path: '/sign_in', element: lazyPage(() => import('../features/sign-in/sign-in-page.tsx')) },
        ],
      },
      {
        element: <UsersOnly />,
        children: [
          { path: '/dashboard', element: <Navigate to="/dashboard/dashboard" replace /> },
          {
            element: <AppLayout />,
            children: [
              {
                path: '/dashboard/:tab',
                element: lazyPage(() => import('../features/dashboard/dashboard-page.tsx')),
              },
            ],
          },
        ],
      },
      { path: '*', element: lazyPage(() => import('../features/not-found/not-found-page.tsx')) },
    ],
  },
  {
    element: <AdminLayout />,
    children: [
      {
        element: <SignedOutAdminsOnly />,
        children: [
          {
            path: '/admin_sign_in',
            element: lazyPage(() => import('../features/admin/admin-sign-in-page.tsx')),
          },
        ],
      },
      {
        element: <AdminsOnly />,
        children: [
          {
            path: '/admin-dashboard',
            element: lazyPage(() => import('../features/admin/admin-dashboard-page.tsx')),
          },
        ],
      },
    ],
  },
];

/** Whether a path shows the 404 page, which the server also sends for a deleted job. */
export const isUnknown = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path === '*';

export function AppRoutes() {
  return useRoutes(routes);
}
