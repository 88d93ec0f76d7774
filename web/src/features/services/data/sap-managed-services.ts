import type { Service } from './service.ts';

export const sapManagedServices: Service = {
  slug: 'sap-managed-services',
  title: 'SAP Managed Services',
  short:
    'We run your SAP systems day and night: monitoring, patching, transports, restore tests. One monthly price per system, one report of two pages.',
  lead: 'We run your SAP systems day and night, and tell you on one page what happened.',
  description:
    'Monitoring, patching, transports and restore tests for your SAP systems, around the clock, at one monthly price per system. From Berlin.',
  includes: {
    lead: 'Five duties, one monthly price per system. Nothing here is an option.',
    items: [
      {
        title: 'Monitoring and first response',
        text: 'Work processes, queues, batch chains, disk and certificates, watched around the clock. A person calls you, with a cause, before your users do.',
      },
      {
        title: 'Patching and kernel updates',
        text: 'Four windows a year, announced six weeks ahead, rehearsed on the quality system.',
      },
      {
        title: 'Transports and change control',
        text: 'One route for every change, with a release by four eyes and a log your auditor can read.',
      },
      {
        title: 'Backup and restore tests',
        text: 'A restore every quarter, on separate hardware, with the measured time in the report.',
      },
      {
        title: 'Monthly report',
        text: 'Two pages: what ran, what did not, what we suggest. Same format every month.',
      },
    ],
  },
  way: {
    title: 'Taking over takes eight weeks',
    steps: [
      {
        title: 'Week 1: Inventory',
        text: 'Systems, interfaces, users, contracts. You get the map even if we stop here.',
      },
      {
        title: 'Week 2 to 4: Shadowing',
        text: 'We watch your present provider work and write the run book.',
      },
      { title: 'Week 5 to 7: Reverse', text: 'We work, your provider watches. Every handover is signed.' },
      { title: 'Week 8: Operation', text: 'We are responsible, and the first report is dated.' },
    ],
  },
  questions: [
    {
      question: 'Can you run systems that stay in our own data centre?',
      answer:
        'Yes. We work over your VPN with named accounts. Where the hardware stands changes the contract by one annex, not the way we work.',
    },
    {
      question: 'What happens when we leave?',
      answer:
        'The run book, the monitoring rules and the logs are yours from the first day. A handover to the next provider is four weeks of work with a fixed price, agreed at the beginning.',
    },
    {
      question: 'Which releases do you run?',
      answer: 'ECC 6.0 from EHP 6, every supported S/4HANA release, BW, PI/PO, Solution Manager and BTP.',
    },
  ],
  cta: {
    title: 'Ask for the sample report',
    text: 'Two pages from a real month, made anonymous. It shows better than a brochure how we work.',
  },
};
