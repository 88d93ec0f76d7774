import { t } from '@lingui/core/macro';
/**
 * The SAP services of /sap-services with bullets and a description. The specification says eight but lists nine;
 * security and continuity share one entry.
 */
interface SapService {
  id: string;
  title: string;
  bullets: readonly string[];
  description: string;
}

export const SAP_SERVICES: readonly SapService[] = [
  {
    id: 'hosting',
    title: t`SAP hosting`,
    bullets: [
      t`Two data centres in Germany, 40 km apart`,
      t`HANA-certified hardware, dedicated or shared`,
      t`Storage snapshots that are consistent with the database`,
      t`Your own network, your own firewall rules`,
    ],
    description: t`Your systems on our hardware, or on your own hardware in our data centres. You get a calculated sizing, not an estimate, and a second data centre in which we test a restore every quarter.`,
  },
  {
    id: 'cloud',
    title: t`SAP in the cloud`,
    bullets: [
      t`Azure, AWS or a German provider, compared on your systems`,
      t`Landing zone as code, reviewed with data protection`,
      t`RISE with SAP: what is included, what is left to you`,
      t`Rollback possible until the users have signed off`,
    ],
    description: t`We move SAP systems to the cloud where it pays off, and say so where it does not. Everything is described as code that belongs to you, which makes any later move much easier.`,
  },
  {
    id: 'hana',
    title: t`SAP HANA and S/4HANA`,
    bullets: [
      t`Readiness check with an analysis of your custom code`,
      t`Downtime-optimised system conversion with SUM and DMO`,
      t`Selective data transition for carve-outs and mergers`,
      t`HANA tuning: memory, partitions, expensive statements`,
    ],
    description: t`From ECC to S/4HANA in steps that can be rehearsed. Three conversions of your real data before the final one, each with measured times. After go-live we stay for two closings.`,
  },
  {
    id: 'remote',
    title: t`Remote managed services`,
    bullets: [
      t`Monitoring around the clock, first response by our team`,
      t`Patches, kernels and certificates on schedule`,
      t`Transports with dual approval`,
      t`One two-page report a month`,
    ],
    description: t`We run your systems where they are, over a connection that you can cut at any time. Named accounts, logged sessions, and a runbook that stays with you.`,
  },
  {
    id: 'delivery',
    title: t`Service delivery management`,
    bullets: [
      t`One person accountable for every commitment`,
      t`Service levels that measure what users feel`,
      t`Meetings with minutes: who does what by when`,
      t`Several providers managed as one`,
    ],
    description: t`Service levels are only met when providers work together. Our service delivery manager coordinates all of yours, ourselves included, and tells you what the figures mean.`,
  },
  {
    id: 'maintenance',
    title: t`SAP maintenance`,
    bullets: [
      t`Support packages and feature packs, twice a year`,
      t`Legal changes in payroll and taxes, on time`,
      t`Regression tests, automated where it pays off`,
      t`SAP Notes reviewed and implemented, with reasons`,
    ],
    description: t`Regular maintenance costs less than catching up later. We plan the year, test each change with your own cases, and leave documentation that an auditor can follow.`,
  },
  {
    id: 'applications',
    title: t`Application managed services`,
    bullets: [
      t`Finance, logistics, HR and BW from one service desk`,
      t`Tickets answered by people who know your customizing`,
      t`Small changes within a monthly budget`,
      t`Knowledge documented in your system`,
    ],
    description: t`Your key users write one ticket, and it reaches a consultant who knows your company code. Anything that comes up three times is fixed at its root, and the report shows which root causes remain.`,
  },
  {
    id: 'security',
    title: t`SAP security and business continuity`,
    bullets: [
      t`Roles that fit the job, segregation of duties checked`,
      t`Hardening to the SAP security baseline, interfaces listed`,
      t`Recovery times agreed per process, not per server`,
      t`A timed emergency exercise every year`,
    ],
    description: t`A two-week review, then ten findings in order of risk. And for emergencies: what must run again after four hours, and what may take two days? We define this with your departments, build what is needed, and rehearse until it is routine.`,
  },
];
