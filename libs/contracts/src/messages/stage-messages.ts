/** Sentences about the stages of applications, by code: see `messages.ts`. */
export const STAGE_MESSAGES = {
  'stage.moved': 'The application has been moved.',
  'stage.moved-by-company': 'Only the company moves applications for its project.',
  'stage.moved-meanwhile': 'This application is in another stage now.',
  'stage.name-twice': 'Another stage has this name already',
  'stage.twice': 'A stage can be listed only once',
  'stage.unknown': 'There is no such stage',
  'stages.updated': 'The stages have been saved.',
} as const;
