import type { Service } from './service.ts';

export const enterpriseResourcePlanning: Service = {
  slug: 'enterprise-resource-planning',
  title: 'Enterprise Resource Planning',
  short:
    'Order to cash, procure to pay, plan to produce: we describe your processes before a system is chosen, and measure them after it went live.',
  lead: 'Processes first. Then the system that fits them, and a move your warehouse does not notice.',
  description:
    'ERP selection, S/4HANA conversion and roll-out: processes described first, tested with your own data, cut-over rehearsed twice.',
  includes: {
    lead: 'From the first drawing to the second month-end closing.',
    items: [
      {
        title: 'Process map',
        text: 'Your orders, purchases, production and closing on one wall, with times and volumes. Your people correct it, then sign it.',
      },
      {
        title: 'Selection',
        text: 'S/4HANA Cloud, S/4HANA on premise, Dynamics 365 or what you have: compared on your ten most frequent and your five strangest cases.',
      },
      {
        title: 'Conversion',
        text: 'Brownfield, greenfield or selective. Custom code is counted first: on average half of it is never called.',
      },
      {
        title: 'Data',
        text: 'Migration objects with a balance for each: what went in, what came out, who signed the difference.',
      },
      {
        title: 'Closing',
        text: 'We stay for two month-end closings after go-live. That is when one knows.',
      },
    ],
  },
  way: {
    title: 'Four stops to go-live',
    steps: [
      { title: 'Readiness', text: 'Six weeks: processes, custom code, interfaces, licences, budget.' },
      { title: 'Sandbox', text: 'A first conversion of your real data. The surprises come here, cheap.' },
      { title: 'Rehearsal', text: 'Twice, by a minute plan, with the people who will be on duty.' },
      { title: 'Cut-over', text: 'One weekend, with a point until which one can still turn back.' },
    ],
  },
  questions: [
    {
      question: 'When does ECC 6.0 run out?',
      answer:
        'Mainstream maintenance ends in 2027 for enhancement packages 6 to 8, extended maintenance in 2030 at extra cost. A conversion of a mid-sized company takes nine to fifteen months, so the question is the present year.',
    },
    {
      question: 'Do we have to change our processes?',
      answer:
        'Where yours earn money, no. Where they only exist because the old system wanted them, we shall ask.',
    },
    {
      question: 'Can you work with our present partner?',
      answer:
        'Yes. We often do the data, the tests or the cut-over while another house does the functional side.',
    },
  ],
  cta: {
    title: 'Begin with the readiness check',
    text: 'Six weeks, a fixed price, and a paper with which you could ask any other house, too.',
  },
};
