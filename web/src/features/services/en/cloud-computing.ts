import type { Service } from '../service.ts';

export const cloudComputing: Service = {
  title: 'Cloud Computing',
  short:
    'Move what benefits from the cloud and leave the rest. You see the cost per system on one page before anything changes, and every month afterwards.',
  lead: 'Move what benefits from the cloud, and know what each system costs before anything changes.',
  description:
    'Cloud migration and operation on Azure, AWS and German providers: cost per system before the move, infrastructure as code, an exit plan.',
  includes: {
    lead: 'Public cloud, German providers or your own data centre: decided system by system.',
    items: [
      {
        title: 'Costs on one page',
        text: 'Each system with its cost today and its cost in the cloud: compute, storage, traffic, licences and staff.',
      },
      {
        title: 'Landing zone',
        text: 'Network, accounts, logging and policies as code, reviewed with your data protection officer.',
      },
      {
        title: 'SAP in the cloud',
        text: 'Certified sizes, HANA system replication across two zones, snapshots that are consistent with the database.',
      },
      {
        title: 'Migration',
        text: 'Wave by wave, smallest first. Each wave can be rolled back until its users have signed off.',
      },
      {
        title: 'Cost control',
        text: 'Test systems that shut down at night, reservations where they pay off, a monthly list of unused resources.',
      },
    ],
  },
  way: {
    title: 'One wave at a time',
    steps: [
      { title: 'Assess', text: 'Stay, move, replace or retire: a clear decision for every system.' },
      { title: 'Prepare', text: 'Landing zone and network, including a penetration test.' },
      { title: 'Migrate', text: 'Waves of two to five systems, each rehearsed in advance.' },
      { title: 'Operate', text: 'By us or by you, with the same code and the same dashboards.' },
    ],
  },
  questions: [
    {
      question: 'Does our data stay in Germany?',
      answer:
        'If you wish: every provider we work with has regions in Frankfurt or Berlin. Where the operator is not European, we say so in our report and explain what that means.',
    },
    {
      question: 'What if prices rise?',
      answer:
        'The infrastructure is code that belongs to you, and the exit plan is part of the design. Moving back takes work, but it is planned for.',
    },
    {
      question: 'Is the cloud cheaper?',
      answer:
        'Sometimes. For systems that run day and night at the same load it often is not. Our cost overview shows this before you decide.',
    },
  ],
  cta: {
    title: 'Which of your systems would benefit?',
    text: 'Send us the list. We calculate the costs for three systems free of charge, as a sample of our work.',
  },
};
