import type { Service } from './service.ts';

export const websiteDevelopment: Service = {
  slug: 'website-development',
  title: 'Website & Digital Solutions',
  short:
    'Portals, shops and websites that post orders straight into the ERP. Fast on an old phone, usable with a keyboard, and yours: code, data and domain.',
  lead: 'Websites, portals and shops that are fast, accessible, and connected to your ERP.',
  description:
    'Websites, customer portals and shops connected to your ERP: accessible by WCAG 2.2, fast, without trackers, with the source code yours.',
  includes: {
    lead: 'Five things every site of ours has.',
    items: [
      {
        title: 'Connected',
        text: 'Stock, prices and orders come from the ERP and go back into it. Nobody types anything twice.',
      },
      {
        title: 'Accessible',
        text: 'WCAG 2.2 AA, tested with keyboard and screen reader. Since June 2025 that is law for shops, and good manners before.',
      },
      {
        title: 'Fast',
        text: 'The first page within a second and a half on a phone. The budget is written into the tests, and a build that breaks it stops.',
      },
      {
        title: 'Quiet',
        text: 'No trackers, no fonts from elsewhere, no cookie wall that is none of your visitors’ making.',
      },
      {
        title: 'Yours',
        text: 'Source code, data and domain belong to you. Any other house can go on where we stopped.',
      },
    ],
  },
  way: {
    title: 'From sketch to site',
    steps: [
      { title: 'Sketch', text: 'Two weeks: who comes, what they want, three pages drawn.' },
      { title: 'First line', text: 'One journey from end to end, live behind a password.' },
      { title: 'The network', text: 'Page by page, every two weeks something to look at.' },
      { title: 'Open', text: 'Old addresses redirected, figures measured, and a month of care.' },
    ],
  },
  questions: [
    {
      question: 'Which systems do you use?',
      answer:
        'TypeScript, React and NestJS for portals; a content system where many people write. Nothing that only we understand.',
    },
    {
      question: 'Can you take over an existing site?',
      answer:
        'Yes, after two days of looking. You get a list of what is dangerous, what is slow and what is fine.',
    },
    {
      question: 'Who writes the texts?',
      answer: 'You know your customers, we know how people read. We write together, in German and English.',
    },
  ],
  cta: {
    title: 'Show us the site you are not proud of',
    text: 'You get an honest page about it: speed, access, findability, and what to repair first.',
  },
};
