import type { Service } from '../service.ts';

export const sapManagedServices: Service = {
  title: 'SAP Managed Services',
  short:
    'We run your SAP systems day and night: monitoring, patching, transports and restore tests. One monthly price per system, one two-page report.',
  lead: 'We run your SAP systems day and night, and report to you every month.',
  description:
    'Monitoring, patching, transports and restore tests for your SAP systems, around the clock, at one monthly price per system. From Berlin.',
  includes: {
    lead: 'Five services, one monthly price per system. Everything here is included.',
    items: [
      {
        title: 'Monitoring and first response',
        text: 'Work processes, queues, batch chains, disks and certificates, monitored around the clock. One of us calls you with the cause before your users do.',
      },
      {
        title: 'Patching and kernel updates',
        text: 'Four maintenance windows a year, announced six weeks ahead and rehearsed on the quality assurance system.',
      },
      {
        title: 'Transports and change control',
        text: 'One route for every change, with dual approval and a log your auditor can read.',
      },
      {
        title: 'Backup and restore tests',
        text: 'A restore every quarter, on separate hardware, with the measured time in the report.',
      },
      {
        title: 'Monthly report',
        text: 'Two pages: what ran, what did not and what we recommend. The same format every month.',
      },
    ],
  },
  way: {
    title: 'Transition in eight weeks',
    steps: [
      {
        title: 'Week 1: Inventory',
        text: 'Systems, interfaces, users and contracts. You keep the inventory even if we stop here.',
      },
      {
        title: 'Weeks 2 to 4: Shadowing',
        text: 'We watch your current provider work and write the runbook.',
      },
      {
        title: 'Weeks 5 to 7: Reverse shadowing',
        text: 'We do the work, your provider watches. Every handover is signed off.',
      },
      {
        title: 'Week 8: Operation',
        text: 'We take over responsibility, and the date of the first report is set.',
      },
    ],
  },
  questions: [
    {
      question: 'Can you run systems that stay in our own data centre?',
      answer:
        'Yes. We work over your VPN with named accounts. The location of the hardware changes one annex of the contract, not the way we work.',
    },
    {
      question: 'What happens if we leave?',
      answer:
        'The runbook, the monitoring rules and the logs are yours from the first day. A handover to the next provider takes four weeks, at a fixed price agreed at the start.',
    },
    {
      question: 'Which releases do you run?',
      answer: 'ECC 6.0 from EHP 6, every supported S/4HANA release, BW, PI/PO, Solution Manager and BTP.',
    },
  ],
  cta: {
    title: 'Ask for the sample report',
    text: 'Two pages from a real month, anonymised. It shows how we work better than any brochure.',
  },
};
