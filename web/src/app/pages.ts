import { NOTIFICATIONS } from '@consulting/contracts';
import { SERVICE_SLUGS } from '../features/services/service.ts';

/** A page of the site (the specification, section 2, and the client's additions). */
export interface Page {
  /** Its route. */
  path: string;
  /** Its lazy module, whose chunks its prerendered HTML preloads. */
  module: string;
  /** The file under dist that the build writes, if it is not `<path>/index.html`. */
  file?: string;
}

const page = (path: string, module: string, file?: string): Page => ({
  path,
  module: `src/features/${module}.tsx`,
  file,
});

/** Stands for the token of a link in the pages that the server sends for every token. */
export const TOKEN = '__TOKEN__';

/** The pages open to everybody. The last one is the 404 page. */
export const PUBLIC_PAGES: readonly Page[] = [
  page('/', 'home/home-page'),
  page('/about', 'about/about-page'),
  page('/career', 'careers/careers-page'),
  page('/career/:slugAndId', 'careers/job-page', 'job.html'),
  page('/b2b', 'b2b/b2b-page'),
  page('/services', 'services/services-page'),
  page('/sap-services', 'services/sap-services-page'),
  ...SERVICE_SLUGS.map((slug) => page(`/${slug}`, 'services/service-page')),
  page('/freelancer', 'freelancer/freelancer-page'),
  page('/projects/:slugAndId', 'project/project-page', 'project.html'),
  page('/contact', 'contact/contact-page'),
  page('/privacy_policy', 'legal/privacy-page'),
  page('/terms_and_consition', 'legal/terms-page'),
  page('/impressum', 'legal/impressum-page'),
  page('/accessibility', 'legal/accessibility-page'),
  page('/verify-email', 'sign-in/verify-email-page'),
  page('/forgot-password', 'sign-in/forgot-password-page'),
  page('/reset-password', 'sign-in/reset-password-page'),
  page('/confirm-application', 'sign-in/confirm-application-page'),
  page('/confirm-email', 'sign-in/confirm-email-page'),
  page('/undo-email-change', 'sign-in/undo-email-change-page'),
  page('/availability/:token', 'availability/availability-page', 'availability.html'),
  page('/pool/:token', 'pool/pool-page', 'pool.html'),
  page('/unsubscribe/:token', 'unsubscribe/unsubscribe-page', 'unsubscribe.html'),
  page('*', 'not-found/not-found-page', '404.html'),
];

export const SIGN_IN = page('/sign_in', 'sign-in/sign-in-page');
export const DASHBOARD = page('/dashboard/:tab', 'dashboard/dashboard-page');
export const ADMIN_SIGN_IN = page('/admin_sign_in', 'admin/admin-sign-in-page');
export const ADMIN_DASHBOARD = page('/admin-dashboard', 'admin/admin-dashboard-page');

/** Postings that are not open have pages of their own: without Apply, and not indexed. */
const NOT_OPEN = [
  page('/career/:slugAndId?not-open', 'careers/job-page', 'job-not-open.html'),
  page('/projects/:slugAndId?not-open', 'project/project-page', 'project-not-open.html'),
];

/** The page of a link that switches emails off names them; the server chooses the one of the link. */
const UNSUBSCRIBE = NOTIFICATIONS.map((each) =>
  page(`/unsubscribe/:token?${each}`, 'unsubscribe/unsubscribe-page', `unsubscribe-${each}.html`),
);

/** The page of a link to an availability; with another one for those that are none. */
const AVAILABILITY = [
  page('/availability/:token?known', 'availability/availability-page', 'availability-known.html'),
];

/** The page of a link that asks whether documents may be kept; with another one for those that are none. */
const POOL = [page('/pool/:token?asked', 'pool/pool-page', 'pool-asked.html')];

/**
 * Every prerendered page; those of jobs and projects are templates. Dashboards are served from the shells `spa.html` and `admin-spa.html`
 * instead.
 */
export const PRERENDERED: readonly Page[] = [
  ...PUBLIC_PAGES,
  ...NOT_OPEN,
  ...UNSUBSCRIBE,
  ...POOL,
  ...AVAILABILITY,
  SIGN_IN,
  ADMIN_SIGN_IN,
].map((each) => ({
  ...each,
  path: each.path.replace(':slugAndId', '__POSTING_PATH__').replace(':token', TOKEN),
}));
