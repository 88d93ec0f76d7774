import type { Service } from './service.ts';

export const itConsulting: Service = {
  slug: 'it-consulting',
  title: 'IT Consulting',
  short:
    'A second opinion before you sign, an architecture before you build, a hand on the plan while you do. Written, reasoned, and without a commission from anyone.',
  lead: 'A second opinion before you sign, and an architecture before you build.',
  description:
    'Independent IT consulting for mid-sized companies: architecture, tenders, security reviews, project rescue. Written and reasoned.',
  includes: {
    lead: 'Paper that can be used: every recommendation with its reason, its price and its alternative.',
    items: [
      {
        title: 'Architecture',
        text: 'What talks to what, and why. Drawn so that the management board understands it and the developers can build it.',
      },
      {
        title: 'Tenders',
        text: 'Requirements, criteria and a test case that bidders have to show, not describe. We take no commission from any of them.',
      },
      {
        title: 'Security review',
        text: 'Two weeks, from the outside and from the inside. Ten findings in order of danger, each with its repair.',
      },
      {
        title: 'Project rescue',
        text: 'When the date has moved twice: two weeks of looking, then a plan that says what to leave out.',
      },
      {
        title: 'NIS 2 and data protection',
        text: 'What applies to you, what is missing, what it costs. With templates that fit a company of your size.',
      },
    ],
  },
  way: {
    title: 'How an assignment runs',
    steps: [
      { title: 'Question', text: 'We write down what you want to know. That alone often helps.' },
      { title: 'Look', text: 'Talks, documents, systems. As long as agreed, not a day more.' },
      { title: 'Paper', text: 'Ten pages at most, with a recommendation on the first.' },
      { title: 'Decision', text: 'We present it, answer, and leave. Or stay, if you want us to build it.' },
    ],
  },
  questions: [
    {
      question: 'Are you independent?',
      answer:
        'We hold no partnership that pays us for sales. Where we would ourselves be a possible provider, we say so before we begin.',
    },
    {
      question: 'What does it cost?',
      answer:
        'A fixed price for a fixed question. A security review and a readiness check have list prices; ask for them.',
    },
    {
      question: 'Can you start next week?',
      answer: 'With a look, usually yes. Whole teams need four to six weeks.',
    },
  ],
  cta: {
    title: 'Which decision is waiting?',
    text: 'Describe it in five lines. We say whether we can help, and who else could.',
  },
};
