import type { DemoProject } from './demo-types.ts';

const COMPANY = 'b2b@demo.example';
const PARTNER = 'it@havelblick.example';

/** Freelance projects around S/4HANA and the business modules. */
export const DEMO_PROJECTS_CORE: DemoProject[] = [
  {
    title: 'S/4HANA conversion for a pump manufacturer, finance stream',
    description:
      'Brownfield conversion of an ECC system with eight company codes. We are looking for someone to take over new asset accounting, the ledger design and the reconciliation between the mock conversions. Two days a week on site in Potsdam, the rest remote. The team has worked together for a year and needs an experienced colleague.',
    technologies: ['S/4HANA', 'FI/CO', 'Asset Accounting'],
    category: ['Finance', 'S/4HANA'],
    startsIn: 21,
    workplace: 'hybrid',
    location: 'Potsdam',
    duration: 'Nine months',
    workload: 'Four days a week',
    salary_from: 95,
    salary_to: 110,
    salary_period: 'hour',
    closesIn: 14,
    contract_type: 'freelance',
    daysAgo: 1,
  },
  {
    title: 'EWM rollout for two distribution centres',
    description:
      'Embedded EWM goes live in Großbeeren first and in Kassel four months later. Template and RF transactions exist; what is missing is someone who configures wave management, trains key users and stays for hypercare. Experience with conveyor interfaces is needed.',
    technologies: ['EWM', 'RF Framework', 'S/4HANA'],
    category: ['Logistics'],
    startsIn: 35,
    owner: COMPANY,
    workplace: 'onsite',
    location: 'Großbeeren and Kassel',
    duration: 'Eight months',
    workload: 'Full time',
    salary_from: 880,
    salary_period: 'day',
    closesIn: 21,
    contract_type: 'freelance',
    show_company: true,
    daysAgo: 2,
  },
  {
    title: 'Employee Central: integration with payroll',
    description:
      'Replication of employee data from Employee Central to on-premise payroll for 1,900 people. The first attempt was stopped because of retroactive changes; the second should be planned by somebody who has seen this problem before.',
    technologies: ['SuccessFactors', 'Employee Central', 'HCM Payroll'],
    category: ['Human Resources'],
    startsIn: 14,
    daysAgo: 3,
  },
  {
    title: 'Group reporting for 46 companies',
    description:
      'Replacement of a legacy consolidation tool by SAP Group Reporting. Scope: data collection, currency translation, intercompany elimination and the first quarter-end in parallel. The group accounting team is small, friendly and knows exactly what it needs.',
    technologies: ['Group Reporting', 'S/4HANA', 'SAC'],
    category: ['Finance', 'Analytics'],
    startsIn: 50,
    workplace: 'remote',
    duration: 'Six months',
    workload: 'Three days a week',
    contract_type: 'freelance',
    remote_countries: ['DE', 'AT', 'CH'],
    daysAgo: 4,
  },
  {
    title: 'Pricing redesign in SD for a chemicals trader',
    description:
      'Four pricing procedures are to become one. You analyse 212 condition types with the sales controllers, design the target and prepare the migration of 1.3 million condition records. A prototype is expected after six weeks.',
    technologies: ['SD', 'Pricing', 'ABAP'],
    category: ['Sales', 'Logistics'],
    startsIn: 28,
    owner: COMPANY,
    contract_type: 'work-contract',
    daysAgo: 5,
  },
  {
    title: 'PP/DS pilot in an automotive plant',
    description:
      'Detailed scheduling for two assembly lines delivering just in sequence. Heuristics and the planning board are to be set up together with the planners; integration with the MES is done by another partner.',
    technologies: ['PP/DS', 'PP', 'MES'],
    category: ['Manufacturing'],
    startsIn: 42,
    daysAgo: 6,
  },
  {
    title: 'Central procurement template, rollout to six countries',
    description:
      'The template is live in Germany and Austria. Six more countries follow within a year, each with its own tax and approval rules. We need a consultant for localisation workshops and cutover in Poland, Spain and Italy first.',
    technologies: ['MM', 'Ariba', 'S/4HANA'],
    category: ['Procurement'],
    startsIn: 60,
    daysAgo: 8,
  },
  {
    title: 'Bank communication and payment factory',
    description:
      'Connection of seven banks by EBICS and one by SWIFT, central payment runs and approval on mobile devices. You bring experience with Bank Communication Management and patience with bank help desks.',
    technologies: ['BCM', 'TRM', 'Multi-Bank Connectivity'],
    category: ['Finance'],
    startsIn: 18,
    daysAgo: 9,
  },
  {
    title: 'E-invoicing: readiness for XRechnung and ZUGFeRD',
    description:
      'Incoming and outgoing electronic invoices with Document and Reporting Compliance. The mapping is designed, implementation and tests with the twelve largest partners remain. Suited to a part-time assignment of two to three days a week.',
    technologies: ['DRC', 'Cloud Integration', 'FI'],
    category: ['Finance', 'Integration'],
    startsIn: 10,
    owner: PARTNER,
    location: 'Potsdam',
    workplace: 'onsite',
    contract_type: 'temporary-employment',
    aueg_permit: 'Agentur für Arbeit Kiel, 1 March 2024, unlimited',
    show_company: true,
    daysAgo: 10,
  },
  {
    title: 'Plant maintenance goes mobile',
    description:
      'Sixty technicians in a waterworks get work orders on tablets, also where there is no network. Service and Asset Manager has been chosen; you configure it, connect it to PM and run the pilot with eight people.',
    technologies: ['PM', 'Service and Asset Manager', 'BTP'],
    category: ['Maintenance', 'Mobile'],
    startsIn: 30,
    contract_type: 'freelance',
    daysAgo: 12,
  },
  {
    title: 'Quality management for a medical device maker',
    description:
      'Inspection plans, batch release and complaint handling in a validated environment. All documents follow GAMP 5, so you should be comfortable with signed test scripts.',
    technologies: ['QM', 'Batch Management', 'GxP'],
    category: ['Manufacturing', 'Quality'],
    startsIn: 45,
    owner: COMPANY,
    daysAgo: 13,
  },
  {
    title: 'Carve-out of a business unit with 14 companies',
    description:
      'A unit is sold and has to leave the group’s ERP within nine months. We need a lead for data selection, historic data and the transitional service agreement. Auditors and lawyers are part of the team.',
    technologies: ['S/4HANA', 'Migration Cockpit', 'SLT'],
    category: ['S/4HANA', 'Data Migration'],
    startsIn: 25,
    contract_type: 'freelance',
    daysAgo: 15,
  },
  {
    title: 'Transportation management for refrigerated goods',
    description:
      'Planning of 220 tours a day with temperature zones and time windows. Freight settlement exists; optimiser settings and event management are the open parts.',
    technologies: ['TM', 'Event Management', 'EWM'],
    category: ['Logistics'],
    daysAgo: 17,
  },
  {
    title: 'Market communication: next format change',
    description:
      'Support of a utility during the April format change: import of the new message versions, adjustment of processes, regression tests and a week of support after the switch.',
    technologies: ['IS-U', 'EDIFACT', 'ABAP'],
    category: ['Utilities'],
    startsIn: 75,
    daysAgo: 19,
  },
  {
    title: 'Business partner clean-up before the conversion',
    description:
      'Customers and vendors become business partners, and 88,000 of them still show the effects of three mergers. You plan customer-vendor integration, define rules for duplicates and support the clean-up until the go/no-go meeting.',
    technologies: ['CVI', 'MDG', 'S/4HANA'],
    category: ['Data Migration', 'S/4HANA'],
    startsIn: 12,
    owner: PARTNER,
    daysAgo: 22,
  },
];
