/** The public pages with the literal texts a visitor must find on each (the specification, sections 2 and 9), and what we promise there. */
export interface PublicPage {
  path: string;
  heading: string | RegExp;
  texts: readonly string[];
}

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
    ].concat(['Ready to scale your business?', 'tell us whom you want']),
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
      'Ours and those of companies',
      'shows what you applied for',
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
    texts: ['01.06.2025', '7 days', '14 months', '"Delete my account"', 'draft:…', 'welcomed:…'],
  },
  { path: '/terms_and_consition', heading: 'General terms', texts: ['March 2025', '14 days', '12 months'] },
  {
    path: '/impressum',
    heading: 'Impressum',
    texts: ['Stand: Mai 2025', 'Angaben gemäß § 5 DDG', 'Geschäftsführung', 'Handelsregister'].concat([
      'Umsatzsteuer-Identifikationsnummer',
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
];

/** On every public page: the footer's links. */
export const FOOTER_LINKS = [
  ['/about', 'About'],
  ['/services', 'Services'],
  ['/b2b', 'B2B'],
  ['/career', 'Career'],
  ['/freelancer', 'Freelancer'],
  ['/privacy_policy', 'Privacy policy'],
  ['/terms_and_consition', 'General terms'],
  ['/impressum', 'Legal notice'],
  ['/contact', 'Got a project? Contact us!'],
] as const;
