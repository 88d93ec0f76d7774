import type { Service } from '../service.ts';

export const sapHanaTraining: Service = {
  title: 'SAP HANA Training',
  short:
    'For administrators and developers, in groups of six: on a copy of your own data, not on a demo client. Every exercise is one you will meet at work.',
  lead: 'Your administrators and developers learn HANA on a copy of your own system.',
  description:
    'SAP HANA training for administrators and developers in groups of six, on a copy of your own data: memory, backup, CDS, AMDP, performance.',
  includes: {
    lead: 'Courses of two to five days. We design the programme after reviewing your system landscape.',
    items: [
      {
        title: 'Operation',
        text: 'Start and stop, memory and delta merge, table placement, system replication, and which alerts matter.',
      },
      {
        title: 'Backup and recovery',
        text: 'Every participant restores a tenant to a point in time, alone and against the clock.',
      },
      {
        title: 'Modelling and CDS',
        text: 'Calculation views, CDS views and when to use which. Code pushdown without surprises at the next upgrade.',
      },
      {
        title: 'Performance',
        text: 'PlanViz, expensive statements, partitioning. We take your three slowest reports and speed them up during the course.',
      },
      {
        title: 'Your own exercises',
        text: 'A training client with your anonymised data, available to you for four weeks afterwards.',
      },
    ],
  },
  way: {
    title: 'From needs to skills',
    steps: [
      { title: 'Assess', text: 'One hour with your team: what they do and where they struggle.' },
      { title: 'Prepare', text: 'We copy a system, anonymise its data and write the exercises.' },
      { title: 'Train', text: 'Two to five days, in Berlin, at your site, or online in half days.' },
      { title: 'Support', text: 'For four weeks, the trainer answers your questions by email.' },
    ],
  },
  questions: [
    {
      question: 'Is our data safe in a training system?',
      answer:
        'Names, addresses and bank details are replaced before anyone sees the system. It runs on your hardware or on ours in Germany, and is deleted after four weeks; you get a record of the deletion.',
    },
    {
      question: 'Do you prepare for the SAP certification?',
      answer:
        'Our courses cover the topics of the associate exams. You take the exam itself with SAP; we help with the registration.',
    },
    {
      question: 'How many people can take part?',
      answer: 'Six. In larger groups, those who need help most tend to stop asking.',
    },
  ],
  cta: {
    title: 'Tell us who should learn what',
    text: 'Two lines per person are enough. You get a programme with dates and one price.',
  },
};
