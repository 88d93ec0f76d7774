import type { Service } from './service.ts';

export const training: Service = {
  slug: 'training',
  title: 'Training & Professional Development',
  short:
    'Key users, developers, administrators and managers learn what their next project will ask of them. Small groups, own cases, and a test at the end.',
  lead: 'What your people need for the next project, learned before it begins.',
  description:
    'SAP and IT training for key users, developers, administrators and managers: small groups, own cases, learning paths over a year.',
  includes: {
    lead: 'Learning paths instead of single courses. Every path ends with something made.',
    items: [
      {
        title: 'Key users',
        text: 'Their own process in the new system, from end to end, so that they can teach it to their department.',
      },
      {
        title: 'Developers',
        text: 'Clean core, RAP and CAP, unit tests in ABAP, events on BTP. With code reviews by the trainer for three months.',
      },
      {
        title: 'Administrators',
        text: 'HANA, Linux, cloud and automation. Including the night in which everything breaks, as an exercise.',
      },
      {
        title: 'Managers',
        text: 'One day without jargon: what a migration costs, what it risks, and which questions to ask the provider.',
      },
      {
        title: 'Entry into the profession',
        text: 'A programme of twelve weeks for career changers, with a mentor from one of our projects.',
      },
    ],
  },
  way: {
    title: 'A year of learning',
    steps: [
      { title: 'Where you are', text: 'A conversation and a short test for everybody who takes part.' },
      { title: 'The path', text: 'Courses, projects, reading: a plan for each person on one page.' },
      { title: 'The work', text: 'One day a fortnight, on real tasks of your house.' },
      { title: 'The proof', text: 'Everybody shows what they made. You see what you paid for.' },
    ],
  },
  questions: [
    {
      question: 'In which languages do you teach?',
      answer: 'German and English. The papers come in both.',
    },
    {
      question: 'Can training be funded?',
      answer:
        'Often: by the Qualifizierungschancengesetz or by programmes of the states. We write the course descriptions that the application needs.',
    },
    {
      question: 'Online or on site?',
      answer:
        'The first two days together in one room, then half days online. Mixed groups of both at once we do not offer: one half always loses.',
    },
  ],
  cta: {
    title: 'Who should be able to do what, and when?',
    text: 'Tell us the project and its date. You get a path for the people it needs.',
  },
};
