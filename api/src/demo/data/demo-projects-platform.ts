import type { DemoProject } from './demo-types.ts';

const COMPANY = 'b2b@demo.example';
const PARTNER = 'it@havelblick.example';

/** Freelance projects around platforms, development, data and operations. */
export const DEMO_PROJECTS_PLATFORM: DemoProject[] = [
  {
    title: 'BTP extension for field service scheduling',
    description:
      'A CAP application with a Fiori front end that assigns technicians to orders from S/4HANA. The domain model and the mock-ups exist. We are looking for a developer who has taken a CAP service into production and cares about tests.',
    technologies: ['BTP', 'CAP', 'Node.js', 'Fiori'],
    category: ['Development', 'Cloud'],
    startsIn: 14,
    owner: COMPANY,
    daysAgo: 1,
  },
  {
    title: 'HANA performance review before year-end closing',
    description:
      'The closing run takes eleven hours on a 4 TB database. Four weeks of analysis with concrete proposals, then support while they are carried out. Access to a copy of the production system is available from the first day.',
    technologies: ['HANA', 'SQL', 'ABAP'],
    category: ['Database', 'Performance'],
    startsIn: 7,
    contract_type: 'freelance',
    daysAgo: 2,
  },
  {
    title: 'Migration of 160 interfaces from PO to Integration Suite',
    description:
      'The assessment is finished: 90 interfaces are simple, 55 are medium, 15 are interesting. You work in a team of three, in sprints of two weeks, with a clear definition of done that includes monitoring and a runbook.',
    technologies: ['Integration Suite', 'PI/PO', 'Groovy'],
    category: ['Integration', 'Cloud'],
    startsIn: 20,
    daysAgo: 3,
  },
  {
    title: 'Fiori launchpad redesign with spaces and pages',
    description:
      'Users see 140 tiles and use nine. Together with the role team you design spaces for six user groups, clean up catalogues and measure whether people find their work faster afterwards.',
    technologies: ['Fiori', 'UI5', 'Launchpad'],
    category: ['User Experience', 'Development'],
    startsIn: 32,
    owner: PARTNER,
    daysAgo: 5,
  },
  {
    title: 'Clean core: replacement of 300 modifications',
    description:
      'ABAP Test Cockpit has found them, the business has sorted them. About a third can go, a third becomes key user extensibility, the rest has to be rebuilt with released APIs. Two developers wanted for six months.',
    technologies: ['ABAP', 'RAP', 'CDS'],
    category: ['Development', 'S/4HANA'],
    startsIn: 28,
    daysAgo: 6,
  },
  {
    title: 'RISE with SAP: Basis support during the transition',
    description:
      'A trading company moves its landscape to RISE. You are the person on the client’s side who knows what the provider does, what stays with the client, and what both have overlooked.',
    technologies: ['Basis', 'RISE', 'HANA'],
    category: ['Operations', 'Cloud'],
    startsIn: 40,
    owner: COMPANY,
    contract_type: 'freelance',
    daysAgo: 7,
  },
  {
    title: 'GRC Access Control upgrade and role clean-up',
    description:
      'Upgrade to GRC 12, new rule set for S/4HANA and a reduction from 2,900 to about 600 roles. The internal audit department supports the project and wants to see progress every month.',
    technologies: ['GRC', 'Authorisations', 'Fiori'],
    category: ['Security'],
    startsIn: 22,
    daysAgo: 9,
  },
  {
    title: 'Datasphere as successor of BW 7.5',
    description:
      'Inventory of 740 queries, modelling of the finance and sales area in Datasphere, and a bridge for everything that follows later. Reports are used in SAC and, by a few people, in Excel.',
    technologies: ['Datasphere', 'BW', 'SAC', 'SQL'],
    category: ['Analytics'],
    startsIn: 35,
    daysAgo: 11,
  },
  {
    title: 'Regression test automation for quarterly releases',
    description:
      'Fifty end-to-end tests for order-to-cash and record-to-report, stable enough that a red result means something. The tool has been chosen, the test data concept has not.',
    technologies: ['Tosca', 'Playwright', 'S/4HANA Cloud'],
    category: ['Testing'],
    startsIn: 15,
    owner: PARTNER,
    contract_type: 'work-contract',
    daysAgo: 13,
  },
  {
    title: 'Move of 60 SAP systems from a data centre to Azure',
    description:
      'Landing zone and network are ready. Systems are moved in nine waves, each with a rehearsal. Experience with HANA system replication, large backups and night-time migrations is an advantage.',
    technologies: ['Azure', 'HANA', 'Terraform', 'Linux'],
    category: ['Cloud', 'Operations'],
    startsIn: 48,
    daysAgo: 14,
  },
  {
    title: 'Customer portal next to S/4HANA',
    description:
      'Customers see orders, deliveries and invoices, and can download certificates. React front end, NestJS back end, OData to SAP. The previous portal is ten years old and has to be switched off by the end of the year.',
    technologies: ['React', 'NestJS', 'OData', 'MongoDB'],
    category: ['Development', 'Web'],
    startsIn: 18,
    owner: COMPANY,
    daysAgo: 16,
  },
  {
    title: 'Cloud ALM instead of Solution Manager',
    description:
      'Introduction of Cloud ALM for operations: health, integration and job monitoring for 35 systems, alerts into the ticket system. Change control follows in a second step.',
    technologies: ['Cloud ALM', 'Solution Manager'],
    category: ['Operations'],
    daysAgo: 18,
  },
  {
    title: 'Identity and single sign-on across SAP cloud products',
    description:
      'One sign-in for SuccessFactors, Ariba, SAC and BTP, provisioning from Entra ID, and an emergency concept that has been tested once. About 60 days of work, remote.',
    technologies: ['IAS', 'IPS', 'Entra ID', 'BTP'],
    category: ['Security', 'Cloud'],
    startsIn: 12,
    daysAgo: 20,
  },
  {
    title: 'Archiving and data volume management',
    description:
      'The database grows by 90 GB a month. Archiving of FI, SD and IDoc data with ILM, retention rules agreed with tax and data protection, and a plan that keeps working after you have left.',
    technologies: ['ILM', 'HANA', 'Data Archiving'],
    category: ['Database', 'Operations'],
    startsIn: 55,
    owner: PARTNER,
    daysAgo: 24,
  },
  {
    title: 'Ansible automation for SAP system copies',
    description:
      'A system copy takes two days of manual work and happens 70 times a year. It is to become one pipeline with post-copy steps, masking of personal data and a report at the end.',
    technologies: ['Ansible', 'Basis', 'Linux', 'HANA'],
    category: ['Operations', 'Automation'],
    startsIn: 26,
    workplace: 'remote',
    duration: 'Three months',
    salary_from: 90,
    salary_to: 105,
    salary_period: 'hour',
    contract_type: 'freelance',
    daysAgo: 28,
  },
  {
    title: 'SAP Build training and first applications with a business department',
    description:
      'Eight people from purchasing learn to build small applications and workflows with SAP Build. You teach, help with the first three applications and write down where their limits are.',
    technologies: ['SAP Build', 'BTP', 'Workflow'],
    category: ['Training', 'Cloud'],
    startsIn: 16,
    daysAgo: 32,
  },
];
