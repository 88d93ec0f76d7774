import type { Service } from '../service.ts';

export const enterpriseResourcePlanning: Service = {
  title: 'Enterprise Resource Planning',
  short:
    'Order to cash, procure to pay, plan to produce: we document your processes before a system is chosen, and measure them after go-live.',
  lead: 'Processes first. Then the system that fits them, and a migration that does not disrupt your warehouse.',
  description:
    'ERP selection, S/4HANA conversion and rollout: processes documented first, tested with your own data, cutover rehearsed twice.',
  includes: {
    lead: 'From the first process map to the second month-end closing.',
    items: [
      {
        title: 'Process map',
        text: 'Your orders, purchasing, production and closing in one overview, with times and volumes. Your team corrects it, then signs it off.',
      },
      {
        title: 'Selection',
        text: 'S/4HANA Cloud, S/4HANA on premises, Dynamics 365 or your current system: compared on your ten most frequent and your five most unusual cases.',
      },
      {
        title: 'Conversion',
        text: 'Brownfield, greenfield or selective. Custom code is analysed first: on average, half of it is never used.',
      },
      {
        title: 'Data',
        text: 'Migration objects with a reconciliation for each: what went in, what came out, who approved the difference.',
      },
      {
        title: 'Closing',
        text: 'We stay for two month-end closings after go-live, because they show whether everything works.',
      },
    ],
  },
  way: {
    title: 'Four steps to go-live',
    steps: [
      { title: 'Readiness', text: 'Six weeks: processes, custom code, interfaces, licences and budget.' },
      {
        title: 'Sandbox',
        text: 'A first conversion of your real data. Problems found here are cheap to fix.',
      },
      { title: 'Rehearsal', text: 'Twice, to a minute-by-minute plan, with the people who will be on duty.' },
      { title: 'Cutover', text: 'One weekend, with an agreed point up to which we can still roll back.' },
    ],
  },
  questions: [
    {
      question: 'When does maintenance for ECC 6.0 end?',
      answer:
        'Mainstream maintenance ends in 2027 for enhancement packages 6 to 8, extended maintenance in 2030 at extra cost. A conversion takes a mid-sized company nine to fifteen months, so now is the time to plan.',
    },
    {
      question: 'Do we have to change our processes?',
      answer:
        'Where your processes earn you money, no. Where they exist only because the old system required them, we will ask why.',
    },
    {
      question: 'Can you work with our current partner?',
      answer:
        'Yes. We often handle the data, the tests or the cutover while another company handles the functional side.',
    },
  ],
  cta: {
    title: 'Start with the readiness check',
    text: 'Six weeks, a fixed price, and a report that you can also take to any other provider.',
  },
};
