/** The SAP services of /sap-services: bullets and a description each. The specification counts eight and names nine things; security and continuity share one. */
export interface SapService {
  id: string;
  title: string;
  bullets: readonly string[];
  description: string;
}

export const SAP_SERVICES: readonly SapService[] = [
  {
    id: 'hosting',
    title: 'SAP hosting',
    bullets: [
      'Two data centres in Germany, 40 km apart',
      'HANA-certified hardware, dedicated or shared',
      'Storage snapshots that are consistent with the database',
      'Your own network, your own firewall rules',
    ],
    description:
      'Your systems on our hardware, or on hardware that belongs to you and stands with us. You get the sizing as a calculation, not as a feeling, and a second data centre in which the restore is tried every quarter.',
  },
  {
    id: 'cloud',
    title: 'SAP in the cloud',
    bullets: [
      'Azure, AWS or a German provider, compared on your systems',
      'Landing zone as code, reviewed with data protection',
      'RISE with SAP: what is in it, what is left to you',
      'A way back until the users have signed',
    ],
    description:
      'We move SAP systems to the cloud where it pays, and say so where it does not. Everything is described as code that belongs to you, so that the next move is a decision and not a project.',
  },
  {
    id: 'hana',
    title: 'SAP HANA and S/4HANA',
    bullets: [
      'Readiness check with a count of your custom code',
      'System conversion with SUM and DMO, downtime optimised',
      'Selective data transition for carve-outs and mergers',
      'HANA tuning: memory, partitions, expensive statements',
    ],
    description:
      'From ECC to S/4HANA in steps that can be rehearsed. Three conversions of your real data before the one that counts, each with its measured times. After go-live we stay for two closings.',
  },
  {
    id: 'remote',
    title: 'Remote managed services',
    bullets: [
      'Monitoring around the clock, first response by people',
      'Patches, kernels and certificates by calendar',
      'Transports by four eyes',
      'One report a month, two pages',
    ],
    description:
      'We run the systems where they stand, over a line that you can cut at any time. Named accounts, logged sessions, and a run book that stays with you.',
  },
  {
    id: 'delivery',
    title: 'Service delivery management',
    bullets: [
      'One person who answers for every promise',
      'Service levels that measure what users feel',
      'Meetings with minutes: who does what until when',
      'Several providers steered like one',
    ],
    description:
      'Contracts do not run systems; people who call each other do. A service delivery manager from us holds your providers together, ours included, and tells you what the figures mean.',
  },
  {
    id: 'maintenance',
    title: 'SAP maintenance',
    bullets: [
      'Support packages and feature packs, twice a year',
      'Legal changes in payroll and taxes on time',
      'Regression tests, automated where it pays',
      'Notes read, judged and put in, with a reason',
    ],
    description:
      'Maintenance is the cheapest project there is, as long as it never stops. We plan the year, test each change with your own cases, and leave a paper that an auditor can follow.',
  },
  {
    id: 'applications',
    title: 'Application managed services',
    bullets: [
      'Finance, logistics, HR and BW from one desk',
      'Tickets answered by somebody who knows your customizing',
      'Small changes within a monthly budget',
      'Knowledge written down, in your system',
    ],
    description:
      'Your key users write one ticket, and it reaches a consultant who knows your company code. What comes up three times is repaired at its root, and the report says which roots are left.',
  },
  {
    id: 'security',
    title: 'SAP security and business continuity',
    bullets: [
      'Roles that fit the work, segregation of duties checked',
      'Hardening by the SAP security baseline, interfaces in a list',
      'Recovery times agreed per process, not per server',
      'An emergency exercise every year, with a stopwatch',
    ],
    description:
      'Two weeks of looking, then ten findings in the order of their danger. And for the bad day: what must run again after four hours, and what may take two days? We write it down with your departments, build what it needs, and rehearse until it is boring.',
  },
];
