import type { Service } from '../service.ts';

export const training: Service = {
  title: 'Training & Professional Development',
  short:
    'Key users, developers, administrators and managers learn the skills their next project requires. Small groups, your own cases, and a test at the end.',
  lead: 'The skills your team needs for its next project, learned before it starts.',
  description:
    'SAP and IT training for key users, developers, administrators and managers: small groups, your own cases, one-year learning paths.',
  includes: {
    lead: 'Learning paths instead of single courses. Every path ends with a finished piece of work.',
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
        text: 'HANA, Linux, cloud and automation, including an exercise in handling a major outage.',
      },
      {
        title: 'Managers',
        text: 'One day without jargon: what a migration costs, what the risks are, and which questions to ask the provider.',
      },
      {
        title: 'Career entry',
        text: 'A twelve-week programme for career changers, with a mentor from one of our projects.',
      },
    ],
  },
  way: {
    title: 'A year of learning',
    steps: [
      { title: 'Starting point', text: 'A conversation and a short test for every participant.' },
      { title: 'Learning path', text: 'Courses, projects and reading: a one-page plan for each person.' },
      { title: 'Practice', text: 'One day a fortnight, on real tasks from your company.' },
      { title: 'Results', text: 'Everyone presents their work, so that you see the results.' },
    ],
  },
  questions: [
    {
      question: 'Which languages do you teach in?',
      answer: 'German and English. Course materials are available in both.',
    },
    {
      question: 'Can training be funded?',
      answer:
        'Often: under the Qualifizierungschancengesetz or through programmes of the federal states. We write the course descriptions for your application.',
    },
    {
      question: 'Online or on site?',
      answer:
        'The first two days together in one room, then half days online. We do not offer hybrid groups, because one half always loses out.',
    },
  ],
  cta: {
    title: 'Who needs which skills, and by when?',
    text: 'Tell us about the project and its date. You get a learning path for the people it needs.',
  },
};
