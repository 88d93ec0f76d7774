import type { Service } from '../service.ts';

export const itConsulting: Service = {
  title: 'IT Consulting',
  short:
    'A second opinion before you sign, an architecture before you build, support with the plan while you do. Documented, well reasoned, and without a commission from anyone.',
  lead: 'A second opinion before you sign, and an architecture before you build.',
  description:
    'Independent IT consulting for mid-sized companies: architecture, tenders, security reviews, project rescue. Documented and well reasoned.',
  includes: {
    lead: 'Reports you can act on: every recommendation with its reason, its price and its alternative.',
    items: [
      {
        title: 'Architecture',
        text: 'Which systems exchange what, and why. Clear enough for the management board, precise enough for the developers.',
      },
      {
        title: 'Tenders',
        text: 'Requirements, criteria and a test case that bidders have to demonstrate, not just describe. We take no commission from any of them.',
      },
      {
        title: 'Security review',
        text: 'Two weeks, from the outside and from the inside. Ten findings in order of risk, each with its fix.',
      },
      {
        title: 'Project rescue',
        text: 'When the deadline has slipped twice: two weeks of analysis, then a plan that says what to leave out.',
      },
      {
        title: 'NIS 2 and data protection',
        text: 'What applies to you, what is missing and what it costs. With templates suited to a company of your size.',
      },
    ],
  },
  way: {
    title: 'How an assignment works',
    steps: [
      { title: 'Question', text: 'We define what you need to know. That alone often helps.' },
      { title: 'Analysis', text: 'Interviews, documents and systems, within the agreed time.' },
      { title: 'Report', text: 'Ten pages at most, with the recommendation on page one.' },
      {
        title: 'Decision',
        text: 'We present the report and answer your questions. If you wish, we stay and build it.',
      },
    ],
  },
  questions: [
    {
      question: 'Are you independent?',
      answer:
        'We have no partnership that pays us for sales. Where we could be a provider ourselves, we say so before we start.',
    },
    {
      question: 'What does it cost?',
      answer:
        'A fixed price for a fixed scope. The security review and the readiness check have list prices; just ask.',
    },
    {
      question: 'Can you start next week?',
      answer: 'With the analysis, usually yes. Full teams need four to six weeks.',
    },
  ],
  cta: {
    title: 'Which decision do you need to make?',
    text: 'Describe it in five lines. We will tell you whether we can help, or who else could.',
  },
};
