import type { Service } from './service.ts';

export const cloudComputing: Service = {
  slug: 'cloud-computing',
  title: 'Cloud Computing',
  short:
    'Move what gains from moving, leave what does not. You see the cost per system on one page before anything is switched, and every month after.',
  lead: 'Move what gains from moving, and know what each system costs before anything is switched.',
  description:
    'Cloud migration and operation on Azure, AWS and German providers: cost per system before the move, infrastructure as code, an exit plan.',
  includes: {
    lead: 'Public cloud, German providers or your own hall: decided system by system.',
    items: [
      {
        title: 'Cost on one page',
        text: 'Each system with its price today and its price there: machine, storage, traffic, licences, and the people.',
      },
      {
        title: 'Landing zone',
        text: 'Network, accounts, logging and policies as code, reviewed with your data protection officer.',
      },
      {
        title: 'SAP in the cloud',
        text: 'Certified sizes, HANA system replication over two zones, snapshots that are consistent with the database.',
      },
      {
        title: 'Move',
        text: 'Wave by wave, smallest first. Each wave has a way back until its users have signed.',
      },
      {
        title: 'Keep it small',
        text: 'Test systems that sleep at night, reservations where they pay, a monthly list of what nobody uses.',
      },
    ],
  },
  way: {
    title: 'One wave at a time',
    steps: [
      { title: 'Sort', text: 'Stay, move, replace, switch off: every system gets one word.' },
      { title: 'Lay the track', text: 'Landing zone and network, tested by somebody who wants to break in.' },
      { title: 'Move', text: 'Waves of two to five systems, each with a rehearsal.' },
      { title: 'Operate', text: 'By us or by you, with the same code and the same dashboards.' },
    ],
  },
  questions: [
    {
      question: 'Does our data stay in Germany?',
      answer:
        'If you want it: every provider we work with has regions in Frankfurt or Berlin. Where the operator is not European, we say so in the paper, and what that means.',
    },
    {
      question: 'What if prices rise?',
      answer:
        'The infrastructure is code and belongs to you, the exit plan is part of the design. Moving back is work, but no adventure.',
    },
    {
      question: 'Is the cloud cheaper?',
      answer:
        'Sometimes. For systems that run day and night at the same load it often is not. The page with the costs says it before you decide.',
    },
  ],
  cta: {
    title: 'Which of your systems would gain?',
    text: 'Send us the list. Three systems are calculated free of charge, as a sample of how we work.',
  },
};
