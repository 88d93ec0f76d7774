import type { APIRequestContext } from '@playwright/test';
import { jobPath, projectPath } from '../../../libs/contracts/src/index.ts';

/** The public pages with the texts each must show: literal ones (the specification, sections 2 and 9) and our own. */
export interface PublicPage {
  path: string;
  heading: string | RegExp;
  texts: readonly string[];
  /** Marked noindex. */
  noindex?: boolean;
  /** The 404 page. */
  missing?: boolean;
}

/** The parameters of links in mails and campaigns, which no page knows. */
export const OF_A_MAIL = 'x=1&utm_source=mail';

const JOB = '/career/{slug}-{id}';
const PROJECT = '/projects/{slug}-{id}';
const POOL = '/pool/{token}';
const AVAILABILITY = '/availability/{token}';
const UNSUBSCRIBE = '/unsubscribe/{token}';

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    heading: /S\/4HANA/,
    texts: [
      'Get Started',
      'Projects',
      'Consultants',
      'Find',
      'SAP',
      'ERP',
      'System administration',
      'Cloud Computing',
    ].concat(['SAP HANA Training', 'Website Development', 'Read More', 'Learn more']),
  },
  {
    path: '/about',
    heading: 'We stay after go-live.',
    texts: ['Managed services', 'Server management', 'Training'],
  },
  {
    path: '/career',
    heading: /systems/,
    texts: ['Search Jobs', 'Current Job Openings', 'View Details', 'All Locations'],
  },
  {
    path: '/b2b',
    heading: /project/,
    texts: [
      'Get Started',
      'SAP Managed Services',
      'Cloud Solutions',
      'IT Consulting',
      'Enterprise Resource Planning',
    ].concat(['Ready to scale your business?', 'tell us who you would like to meet']),
  },
  {
    path: '/services',
    heading: /Eight services/,
    texts: [
      'SAP Managed Services',
      'SAP HANA Training',
      'System Administration',
      'Enterprise Resource Planning',
    ]
      .concat(['Cloud Computing', 'Training & Professional Development', 'IT Consulting'])
      .concat(['Website & Digital Solutions', 'Contact Us']),
  },
  {
    path: '/sap-services',
    heading: /SAP landscape/,
    texts: [
      'Get a consultation',
      'SAP hosting',
      'SAP in the cloud',
      'SAP HANA and S/4HANA',
      'Remote managed services',
    ]
      .concat(['Service delivery management', 'SAP maintenance', 'Application managed services'])
      .concat(['SAP security and business continuity']),
  },
  {
    path: '/freelancer',
    heading: /Projects/,
    texts: [
      'All Categories',
      'View More',
      'Join Now',
      'Our own and those of other companies',
      'shows the status',
    ],
  },
  {
    path: '/contact',
    heading: /people/,
    texts: [
      'Send us a message',
      'Working hours',
      'Monday to Friday',
      '8.00am to 5.00pm',
      'Saturday and Sunday: closed',
    ],
  },
  {
    path: '/privacy_policy',
    heading: 'Privacy policy',
    texts: ['01.06.2025', '7 days', '14 months', '“Delete my account”', 'draft:…', 'welcomed:…'].concat([
      'deleted 14 days after the registration',
      '6 months afterwards',
      'after 18 months at the latest',
    ]),
  },
  { path: '/terms_and_consition', heading: 'General terms', texts: ['March 2025', '14 days', '12 months'] },
  {
    path: '/impressum',
    heading: 'Impressum',
    texts: ['Stand: Mai 2025', 'Angaben gemäß § 5 DDG', 'Geschäftsführung', 'Handelsregister'].concat([
      'Umsatzsteuer-Identifikationsnummer',
    ]),
  },
  {
    path: '/accessibility',
    heading: 'Accessibility',
    texts: ['WCAG 2.2', 'EN 301 549', 'BFSG', 'axe-core', 'PDF files.', 'Send'].concat([
      'Amt für Prüfungen, Teststraße 1, 10115 Berlin',
    ]),
  },
  { path: '/sap-managed-services', heading: 'SAP Managed Services', texts: ['What is included'] },
  { path: '/sap-hana-training', heading: 'SAP HANA Training', texts: ['What is included'] },
  { path: '/microsoft-dynamics-365', heading: 'System Administration', texts: ['What is included'] },
  {
    path: '/enterprise-resource-planning',
    heading: 'Enterprise Resource Planning',
    texts: ['What is included'],
  },
  { path: '/cloud-computing', heading: 'Cloud Computing', texts: ['What is included'] },
  { path: '/training', heading: 'Training & Professional Development', texts: ['What is included'] },
  { path: '/it-consulting', heading: 'IT Consulting', texts: ['What is included'] },
  { path: '/website-development', heading: 'Website & Digital Solutions', texts: ['What is included'] },
  {
    path: JOB,
    heading: /\S/,
    texts: [
      'Apply',
      'What you do',
      'What you bring',
      'What happens next',
      'Benefits',
      'Location',
      'All open jobs',
    ],
  },
  {
    path: PROJECT,
    heading: /\S/,
    texts: ['Apply', 'The project', 'Technologies', 'Category', 'Start', 'Share', 'All open projects'],
  },
  {
    path: '/sign_in',
    heading: 'Register or sign in',
    texts: ['Register', 'Email', 'Password', 'Sign in', 'Forgot your password?', 'Login with LinkedIn'],
    noindex: true,
  },
  {
    path: '/verify-email',
    heading: 'Verify your email',
    texts: ['Verification token is missing', 'works for 24 hours'],
    noindex: true,
  },
  {
    path: '/forgot-password',
    heading: 'Forgot your password?',
    texts: ['Email', 'Send link', 'Back to sign in'],
    noindex: true,
  },
  {
    path: '/reset-password',
    heading: 'New password',
    texts: ['Repeat new password', 'Change password', 'Request a new link'],
    noindex: true,
  },
  {
    path: '/confirm-application',
    heading: 'Your application',
    texts: ['The link is not complete', 'All open jobs'],
    noindex: true,
  },
  {
    path: '/confirm-email',
    heading: 'Confirm your new address',
    texts: ['Confirm email address', 'You will sign in with the new address'],
    noindex: true,
  },
  {
    path: '/undo-email-change',
    heading: 'Restore your address',
    texts: ['Restore my email address', 'all devices are signed out'],
    noindex: true,
  },
  // Of links that are none.
  {
    path: AVAILABILITY,
    heading: 'This link does not work',
    texts: ['your profile shows your availability', 'Open your profile'],
    noindex: true,
  },
  {
    path: POOL,
    heading: 'This link does not work',
    texts: ['The question has ended', 'Open your account'],
    noindex: true,
  },
  {
    path: UNSUBSCRIBE,
    heading: 'Stop these emails?',
    texts: ['Stop these emails', 'switch them on again at any time', 'Open your account'],
    noindex: true,
  },
  {
    path: '/no/such/page',
    heading: 'We could not find this page.',
    texts: ['There is no page at this address.', 'Go to the home page', 'Tell us what you were looking for'],
    noindex: true,
    missing: true,
  },
];

const POSTINGS: Record<string, { list: string; pathOf: typeof jobPath }> = {
  [JOB]: { list: '/public/api/v0/jobs', pathOf: jobPath },
  [PROJECT]: { list: '/private/api/projects/all', pathOf: projectPath },
};

/** Returns the address of a page. The page of a posting shows the oldest one, which no test deletes; no token is one. */
export async function addressOf(
  { path }: Pick<PublicPage, 'path'>,
  request: APIRequestContext,
): Promise<string> {
  const posting = POSTINGS[path];
  if (!posting) return path.replace('{token}', 'unknown');
  const response = await request.get(`${posting.list}?limit=100`);
  const oldest = ((await response.json()) as { _id: string; title: string }[]).at(-1);
  if (!oldest) throw new Error('There is no open posting.');
  return posting.pathOf({ id: oldest._id, title: oldest.title });
}
