import { SERVICE_SLUGS } from './service-slugs.ts';

/** A page that the build writes as a file. */
export interface Page {
  /** The address to render; `*` is the 404 page. */
  path: string;
  /** The page's lazy module, whose chunks its HTML preloads. */
  module: string;
  /** The file under dist, if it is not `<path>/index.html`. */
  file?: string;
}

const feature = (path: string, module: string): Page => ({ path, module: `src/features/${module}.tsx` });

/** Every prerendered page. Dashboards are served from the empty `spa.html` instead. */
export const PAGES: Page[] = [
  feature('/', 'home/home-page'),
  feature('/about', 'about/about-page'),
  feature('/career', 'careers/careers-page'),
  feature('/b2b', 'b2b/b2b-page'),
  feature('/services', 'services/services-page'),
  feature('/sap-services', 'services/sap-services-page'),
  ...SERVICE_SLUGS.map((slug) => feature(`/${slug}`, 'services/service-page')),
  feature('/freelancer', 'freelancer/freelancer-page'),
  feature('/contact', 'contact/contact-page'),
  feature('/privacy_policy', 'legal/privacy-page'),
  feature('/terms_and_consition', 'legal/terms-page'),
  feature('/impressum', 'legal/impressum-page'),
  feature('/sign_in', 'sign-in/sign-in-page'),
  feature('/verify-email', 'sign-in/verify-email-page'),
  feature('/forgot-password', 'sign-in/forgot-password-page'),
  feature('/reset-password', 'sign-in/reset-password-page'),
  feature('/confirm-email', 'sign-in/confirm-email-page'),
  feature('/undo-email-change', 'sign-in/undo-email-change-page'),
  feature('/admin_sign_in', 'admin/admin-sign-in-page'),
  { ...feature('*', 'not-found/not-found-page'), file: '404.html' },
  { ...feature('/career/__JOB_PATH__', 'careers/job-page'), file: 'job.html' },
];
