import type { Service } from '../service.ts';

export const websiteDevelopment: Service = {
  title: 'Website & Digital Solutions',
  short:
    'Portals, shops and websites that post orders straight into your ERP. Fast on old phones, usable with a keyboard, and yours: code, data and domain.',
  lead: 'Websites, portals and shops that are fast, accessible, and connected to your ERP.',
  description:
    'Websites, customer portals and shops connected to your ERP: accessible to WCAG 2.2, fast, without trackers, and the source code is yours.',
  includes: {
    lead: 'Five features of every site we build.',
    items: [
      {
        title: 'Connected',
        text: 'Stock, prices and orders are exchanged with your ERP. Nobody enters anything twice.',
      },
      {
        title: 'Accessible',
        text: 'WCAG 2.2 AA, tested with keyboard and screen reader. Accessibility has been required by law for online shops since June 2025.',
      },
      {
        title: 'Fast',
        text: 'The first page loads within 1.5 seconds on a phone. Our tests check this limit, and a build that exceeds it fails.',
      },
      {
        title: 'Private',
        text: 'No trackers, no fonts from third parties, no cookie walls.',
      },
      {
        title: 'Yours',
        text: 'Source code, data and domain belong to you. Any other provider can continue where we left off.',
      },
    ],
  },
  way: {
    title: 'From sketch to launch',
    steps: [
      { title: 'Sketch', text: 'Two weeks: who your visitors are, what they need, and three page designs.' },
      { title: 'First release', text: 'One user journey from end to end, live behind a password.' },
      { title: 'Build', text: 'Page by page, with something to review every two weeks.' },
      { title: 'Launch', text: 'Old addresses redirected, performance measured, and a month of support.' },
    ],
  },
  questions: [
    {
      question: 'Which systems do you use?',
      answer:
        'TypeScript, React and NestJS for portals; a content management system where many people write. Nothing that only we understand.',
    },
    {
      question: 'Can you take over an existing site?',
      answer: 'Yes, after a two-day review. You get a list of what is risky, what is slow and what is fine.',
    },
    {
      question: 'Who writes the content?',
      answer:
        'You know your customers, and we know how people read online. We write it together, in German and English.',
    },
  ],
  cta: {
    title: 'Show us the site you want to improve',
    text: 'You get an honest one-page review: speed, accessibility, search visibility, and what to fix first.',
  },
};
