import type { DemoJob } from './demo-types.ts';

/** Open positions around platforms, development and operations. */
export const DEMO_JOBS_TECHNOLOGY: DemoJob[] = [
  {
    title: 'SAP Basis Administrator',
    location: 'Berlin',
    introduction: 'Run 140 SAP systems for 22 clients, with automation instead of night shifts.',
    description:
      'Installations, upgrades, system copies and the monitoring behind them: most of it is scripted, and you script the rest. On-call duty is one week in seven and paid separately.\n\nYou also look after the HANA databases, backups and the annual recovery tests.',
    qualification:
      'Three years of Basis on Linux, HANA administration, scripting in Bash, Python or Ansible.',
    daysAgo: 1,
  },
  {
    title: 'ABAP Developer (S/4HANA, RAP)',
    location: 'Berlin',
    introduction: 'Move custom code to a clean core and enjoy deleting more than you write.',
    description:
      'You analyse what clients built over 20 years, replace modifications with released APIs and build new applications with RAP and CDS. Code reviews are normal here, unit tests are expected.',
    qualification: 'Good ABAP Objects, CDS views, first RAP application, familiarity with Git.',
    daysAgo: 2,
  },
  {
    title: 'SAP Fiori / UI5 Developer',
    location: 'Hamburg',
    introduction: 'Build warehouse apps that work with gloves on and without a network.',
    description:
      'You design and develop Fiori elements and freestyle UI5 apps for tablets and scanners. You test with the people who use them, at their workplace, before anything is signed off.',
    qualification:
      'UI5 and TypeScript, OData V4, an eye for clear screens; accessibility knowledge is a plus.',
    daysAgo: 3,
  },
  {
    title: 'SAP BTP Architect',
    location: 'Munich',
    introduction: 'Design side-by-side extensions for clients who want to keep their core clean.',
    description:
      'CAP services, event mesh, identity and the question of what a subaccount structure should look like: you decide it, document it and build the first part yourself. Six clients, each with direct access to their IT management.',
    qualification:
      'Two productive BTP projects, CAP with Node.js or Java, solid knowledge of identity services.',
    daysAgo: 4,
  },
  {
    title: 'SAP Integration Developer (Integration Suite)',
    location: 'Cologne',
    introduction: 'Bring 160 PI/PO interfaces to Integration Suite before the end of maintenance.',
    description:
      'You assess, migrate and simplify interfaces, set up monitoring that tells the right person, and retire what nobody uses. Partners range from a single haulier to the customs authority.',
    qualification:
      'Cloud Integration or PI/PO for three years, Groovy, AS2 and REST; structured documentation.',
    daysAgo: 6,
  },
  {
    title: 'SAP HANA Database Specialist',
    location: 'Walldorf',
    introduction: 'Performance, sizing and recovery for databases from 256 GB to 12 TB.',
    description:
      'You find out why a closing takes eleven hours and reduce it to three. Partitioning, data tiering, system replication and discussing SELECTs with developers are your daily work.',
    qualification: 'Deep HANA knowledge, Linux, reading of execution plans; HANA certification is welcome.',
    daysAgo: 8,
  },
  {
    title: 'Cloud Engineer SAP on Azure',
    location: 'Berlin',
    introduction: 'Landing zones, Terraform and SAP workloads that scale down at night.',
    description:
      'You build the platforms our SAP teams install on: networks, identities, backup, cost control. Everything is code, every change goes through a pipeline, and the bill is reviewed with the client each month.',
    qualification: 'Azure or AWS in production, Terraform, Linux; SAP knowledge can be learned here.',
    daysAgo: 9,
  },
  {
    title: 'SAP Security and Authorisations Consultant',
    location: 'Frankfurt am Main',
    introduction: 'Role concepts that auditors accept and users do not notice.',
    description:
      'You design Fiori catalogues and roles for S/4HANA, introduce GRC Access Control and prepare clients for their audits. You know how to say no and offer something that works.',
    qualification: 'Role design in S/4HANA, GRC 12, segregation of duties; ISO 27001 background helps.',
    daysAgo: 11,
  },
  {
    title: 'Full Stack Developer (React, NestJS)',
    location: 'Berlin',
    introduction: 'Customer portals next to SAP, from the first sketch to operation.',
    description:
      'You build portals and internal tools with React and Node.js, connect them to SAP through OData and events, and run them. Small teams, quick decisions, a release every week.',
    qualification: 'TypeScript on both sides, tests as a habit, MongoDB or PostgreSQL in production.',
    daysAgo: 13,
  },
  {
    title: 'IT Service Manager SAP',
    location: 'Leipzig',
    introduction: 'Be the person nine clients call first, and the one who calls back.',
    description:
      'You steer incidents, changes and service levels, run the monthly service reviews and spot improvements before the client asks for them. The technical teams work with you, not under you.',
    qualification: 'ITIL in practice, SAP operations background, clear written German and English.',
    daysAgo: 15,
  },
  {
    title: 'SAP Solution Manager / Cloud ALM Consultant',
    location: 'Nuremberg',
    introduction: 'Move monitoring and change control to Cloud ALM.',
    description:
      'Solution Manager is reaching the end of maintenance. You introduce Cloud ALM for implementation and operations, transfer documentation and set up a transport process that developers follow.',
    qualification: 'ChaRM or Focused Build, first Cloud ALM tenant, a preference for simple processes.',
    daysAgo: 18,
  },
  {
    title: 'SAP Datasphere / BW Developer',
    location: 'Düsseldorf',
    introduction: 'From BW 7.5 to Datasphere, without losing twelve years of reports.',
    description:
      'You separate what is used from what is not, model in Datasphere and maintain the bridge to BW/4HANA during the transition. You are fluent in SQL and keep your queries short.',
    qualification: 'BW modelling, SQL, Datasphere or Data Warehouse Cloud in a project.',
    daysAgo: 21,
  },
  {
    title: 'Linux and Network Administrator',
    location: 'Dresden',
    introduction: 'Keep two data centres and 600 servers patched, monitored and stable.',
    description:
      'SUSE and Red Hat, VMware, firewalls, and monitoring that we trust. You help move half of it to the cloud and recommend what should stay.',
    qualification: 'Linux administration, networking up to BGP basics, Ansible.',
    company: 'Elbufer Rechenzentrum GmbH',
    daysAgo: 24,
  },
  {
    title: 'Test Automation Engineer SAP',
    location: 'Stuttgart',
    introduction: 'A regression test of 1,100 cases in one night instead of six weeks.',
    description:
      'You select what is worth automating, build stable scripts for GUI and Fiori, and make results readable for business people. Releases come twice a year and must not disrupt operations.',
    qualification: 'Tricentis Tosca, CBTA or Playwright; knowledge of one SAP process chain end to end.',
    employment_type: 'full-time',
    workplace: 'remote',
    salary_to: 75_000,
    salary_period: 'year',
    daysAgo: 27,
  },
  {
    title: 'Data Migration Specialist S/4HANA',
    location: 'Hanover',
    introduction: 'Clean, map, load and reconcile data, and sign it off with confidence.',
    description:
      'You lead the migration of business partners, open items and stock for a carve-out with 14 companies. Three mock loads are planned; the third should run without problems.',
    qualification: 'Migration Cockpit, SQL, reconciliation with auditors; calm during cutover weekends.',
    daysAgo: 31,
  },
  {
    title: 'Apprentice IT Specialist (Systems Integration)',
    location: 'Berlin',
    introduction:
      'Three years, four teams, your own desk, and a permanent contract afterwards if we suit each other.',
    description:
      'You start in the service desk, go on to operations, cloud and Basis, and have a trainer with time for you. Vocational school is in Berlin-Spandau, one or two days a week.',
    qualification: 'School-leaving certificate, interest in how things work, German at B2.',
    employment_type: 'temporary',
    workplace: 'onsite',
    salary_from: 1_050,
    salary_to: 1_200,
    salary_period: 'month',
    closesIn: 60,
    daysAgo: 36,
  },
];
