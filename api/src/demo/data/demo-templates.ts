/** Texts for decisions, with placeholders that are filled on use. */
export const DEMO_TEMPLATES: readonly { name: string; text: string }[] = [
  {
    name: 'Invitation to a first talk',
    text:
      'Dear {first_name},\n\nwe liked your application for {title} and would be glad to get to know you. ' +
      'Which two or three times next week would suit you for a call of half an hour?\n\n' +
      'We look forward to talking to you.',
  },
  {
    name: 'Kind rejection',
    text:
      'Dear {first_name},\n\nthank you for the time you put into your application for {title} at {company}. ' +
      'We chose somebody whose experience is closer to this particular task; that says nothing about the quality ' +
      'of your work.\n\nWe would be glad to hear from you again when another position suits you.',
  },
  {
    name: 'Rejection because the position is closed',
    text:
      'Dear {first_name},\n\n{title} has been filled, so we can no longer consider your application. ' +
      'This has nothing to do with you: the decision was made before we could talk.\n\n' +
      'Please have a look at our open positions from time to time. Your profile stays with us as it is.',
  },
];
