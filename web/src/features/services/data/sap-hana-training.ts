import type { Service } from './service.ts';

export const sapHanaTraining: Service = {
  slug: 'sap-hana-training',
  title: 'SAP HANA Training',
  short:
    'For administrators and developers, in groups of six: on a copy of your own data, not on a demo client. Every exercise is one you will meet at work.',
  lead: 'Your administrators and developers learn HANA on a copy of your own system.',
  description:
    'SAP HANA training for administrators and developers in groups of six, on a copy of your own data: memory, backup, CDS, AMDP, performance.',
  includes: {
    lead: 'Courses of two to five days. The programme is made after we looked at your landscape.',
    items: [
      {
        title: 'Operation',
        text: 'Start and stop, memory and delta merge, table placement, system replication, alerts that matter and those that do not.',
      },
      {
        title: 'Backup and recovery',
        text: 'Everybody restores a tenant to a point in time, alone, against the clock.',
      },
      {
        title: 'Modelling and CDS',
        text: 'Calculation views, CDS views and where each belongs. Code pushdown without surprises at the next upgrade.',
      },
      {
        title: 'Performance',
        text: 'PlanViz, expensive statements, partitioning. We take your three slowest reports and make them fast in the course.',
      },
      {
        title: 'Your own exercises',
        text: 'A training client with your data, made anonymous, that stays with you for four weeks afterwards.',
      },
    ],
  },
  way: {
    title: 'From need to knowledge',
    steps: [
      { title: 'Look', text: 'One hour with your team: what they do, what they avoid.' },
      { title: 'Prepare', text: 'We copy a system, make its data anonymous and write the exercises.' },
      { title: 'Train', text: 'Two to five days, in Berlin, at your place, or online in half days.' },
      { title: 'Stay', text: 'Four weeks of questions by mail, answered by the trainer.' },
    ],
  },
  questions: [
    {
      question: 'Is our data safe in a training system?',
      answer:
        'Names, addresses and bank data are replaced before anybody sees the system. It runs on your hardware or on ours in Germany, and is deleted after four weeks; you get a record of it.',
    },
    {
      question: 'Do you prepare for the SAP certification?',
      answer:
        'Our courses cover what the associate exams ask for. The exam itself you take at SAP; we help with the registration.',
    },
    {
      question: 'How many can take part?',
      answer: 'Six. With more, the ones who need it most stop asking.',
    },
  ],
  cta: {
    title: 'Tell us who should learn what',
    text: 'Two lines for each person are enough. You get a programme with dates and one price.',
  },
};
