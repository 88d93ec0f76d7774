import type { DemoJob, DemoProject } from './demo-types.ts';

const COMPANY = 'b2b@demo.example';

/** Positions that do not accept applications: drafts, paused and closed ones. */
export const DEMO_JOBS_NOT_OPEN: DemoJob[] = [
  // Its editor shows hints of the posting check: for the title and for the young team.
  {
    title: 'SAP Signavio Process Analyst',
    location: 'Berlin',
    introduction: 'Make visible how orders really run through a wholesaler with six warehouses.',
    description:
      'You connect process data from S/4HANA, find the three detours that cost most, and work out with the departments how to do without them. The customer has asked for somebody who can explain a diagram to a shift leader. You join a young team of four analysts.',
    qualification: 'Process mining with Signavio or Celonis, knowledge of order-to-cash, German at C1.',
    employment_type: 'full-time',
    workplace: 'hybrid',
    salary_from: 62_000,
    salary_to: 74_000,
    salary_period: 'year',
    state: 'draft',
    daysAgo: 1,
  },
  {
    title: 'SAP Concur Travel Consultant',
    location: 'Munich',
    introduction: 'Travel expenses for 9,000 people, without paper.',
    description:
      'You set up policies, approvals and the card feed, and connect postings to finance. The customer is reorganising the department at the moment, so the position is on hold until the new head of travel has started.',
    qualification: 'One complete Concur implementation, knowledge of German travel expense law.',
    employment_type: 'full-time',
    workplace: 'remote',
    state: 'paused',
    daysAgo: 19,
  },
  {
    title: 'SAP Solution Manager Consultant',
    location: 'Leipzig',
    introduction: 'Change request management for a group of utilities, and its move to Cloud ALM.',
    description:
      'You run the transports of 22 systems, clean up the approval workflow and prepare the move to Cloud ALM. The position has been filled.',
    qualification: 'ChaRM in operation, transport management, first experience with Cloud ALM.',
    employment_type: 'part-time',
    workplace: 'onsite',
    state: 'closed',
    daysAgo: 40,
  },
];

/** Projects of the demo company in the same states. */
export const DEMO_PROJECTS_NOT_OPEN: DemoProject[] = [
  {
    title: 'Serial number tracking for spare parts',
    description:
      'Spare parts are to be traced by serial number from goods receipt to the service technician. Scope: configuration in MM and EWM, labels, and a Fiori app for the workshop. We are still agreeing on the budget.',
    technologies: ['EWM', 'MM', 'Fiori'],
    category: ['Logistics'],
    workplace: 'hybrid',
    location: 'Potsdam',
    duration: 'Five months',
    workload: 'Three days a week',
    owner: COMPANY,
    state: 'draft',
    contract_type: 'work-contract',
    daysAgo: 2,
  },
  {
    title: 'Archive connection for incoming invoices',
    description:
      'Scanned invoices are to be stored by ArchiveLink and found from the posting. The project pauses until the new archive server has been delivered.',
    technologies: ['ArchiveLink', 'FI'],
    category: ['Finance'],
    workplace: 'remote',
    duration: 'Six weeks',
    owner: COMPANY,
    state: 'paused',
    daysAgo: 15,
  },
  {
    title: 'Inventory count with mobile devices',
    description:
      'The annual count in two warehouses, with RF transactions instead of paper. It went well and is finished.',
    technologies: ['WM', 'RF Framework'],
    category: ['Logistics'],
    workplace: 'onsite',
    location: 'Großbeeren',
    owner: COMPANY,
    state: 'closed',
    daysAgo: 48,
  },
];
