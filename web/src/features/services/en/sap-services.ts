import type { SapService, SapServiceId } from '../service.ts';

/** The specification says eight but lists nine; security and continuity share one entry. */
export const sapServices: Record<SapServiceId, SapService> = {
  hosting: {
    title: 'SAP hosting',
    bullets: [
      'Two data centres in Germany, 40 km apart',
      'HANA-certified hardware, dedicated or shared',
      'Storage snapshots that are consistent with the database',
      'Your own network, your own firewall rules',
    ],
    description:
      'Your systems on our hardware, or on your own hardware in our data centres. You get a calculated sizing, not an estimate, and a second data centre in which we test a restore every quarter.',
  },
  cloud: {
    title: 'SAP in the cloud',
    bullets: [
      'Azure, AWS or a German provider, compared on your systems',
      'Landing zone as code, reviewed with data protection',
      'RISE with SAP: what is included, what is left to you',
      'Rollback possible until the users have signed off',
    ],
    description:
      'We move SAP systems to the cloud where it pays off, and say so where it does not. Everything is described as code that belongs to you, which makes any later move much easier.',
  },
  hana: {
    title: 'SAP HANA and S/4HANA',
    bullets: [
      'Readiness check with an analysis of your custom code',
      'Downtime-optimised system conversion with SUM and DMO',
      'Selective data transition for carve-outs and mergers',
      'HANA tuning: memory, partitions, expensive statements',
    ],
    description:
      'From ECC to S/4HANA in steps that can be rehearsed. Three conversions of your real data before the final one, each with measured times. After go-live we stay for two closings.',
  },
  remote: {
    title: 'Remote managed services',
    bullets: [
      'Monitoring around the clock, first response by our team',
      'Patches, kernels and certificates on schedule',
      'Transports with dual approval',
      'One two-page report a month',
    ],
    description:
      'We run your systems where they are, over a connection that you can cut at any time. Named accounts, logged sessions, and a runbook that stays with you.',
  },
  delivery: {
    title: 'Service delivery management',
    bullets: [
      'One person accountable for every commitment',
      'Service levels that measure what users feel',
      'Meetings with minutes: who does what by when',
      'Several providers managed as one',
    ],
    description:
      'Service levels are only met when providers work together. Our service delivery manager coordinates all of yours, ourselves included, and tells you what the figures mean.',
  },
  maintenance: {
    title: 'SAP maintenance',
    bullets: [
      'Support packages and feature packs, twice a year',
      'Legal changes in payroll and taxes, on time',
      'Regression tests, automated where it pays off',
      'SAP Notes reviewed and implemented, with reasons',
    ],
    description:
      'Regular maintenance costs less than catching up later. We plan the year, test each change with your own cases, and leave documentation that an auditor can follow.',
  },
  applications: {
    title: 'Application managed services',
    bullets: [
      'Finance, logistics, HR and BW from one service desk',
      'Tickets answered by people who know your customizing',
      'Small changes within a monthly budget',
      'Knowledge documented in your system',
    ],
    description:
      'Your key users write one ticket, and it reaches a consultant who knows your company code. Anything that comes up three times is fixed at its root, and the report shows which root causes remain.',
  },
  security: {
    title: 'SAP security and business continuity',
    bullets: [
      'Roles that fit the job, segregation of duties checked',
      'Hardening to the SAP security baseline, interfaces listed',
      'Recovery times agreed per process, not per server',
      'A timed emergency exercise every year',
    ],
    description:
      'A two-week review, then ten findings in order of risk. And for emergencies: what must run again after four hours, and what may take two days? We define this with your departments, build what is needed, and rehearse until it is routine.',
  },
};
