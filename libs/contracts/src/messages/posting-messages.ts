import { TEXTS } from '../texts/texts.ts';

/** Messages about jobs and projects: a part of `MESSAGES`. */
export const POSTING_MESSAGES = {
  'job-page.updated': 'The page of this job has been saved.',
  'job.closed': 'The job is closed.',
  'job.copied': 'A copy of the job has been saved as a draft.',
  'job.created': TEXTS.jobCreated,
  'job.deleted': 'Job deleted.',
  'job.not-found': 'Job not found',
  'job.not-open': TEXTS.jobNotOpen,
  'job.opened': 'The job is open.',
  'job.paused': 'The job is paused.',
  'job.state-not-possible': 'This job is {from}. It cannot be set to {to}.',
  'job.updated': 'Job updated successfully!',

  'project.belongs-to-company': 'This project belongs to a company and can only be edited by it',
  'project.closed': 'The project is closed.',
  'project.copied': 'A copy of the project has been saved as a draft.',
  'project.created': 'Project created successfully!',
  'project.deleted': 'Project deleted.',
  'project.held': 'Your project is saved. It becomes public once we have reviewed it.',
  'project.not-found': 'Project not found',
  'project.not-held': 'This project is not awaiting review.',
  'project.not-open': TEXTS.projectNotOpen,
  'project.not-own': TEXTS.ownProjectsOnly,
  'project.opened': 'The project is open.',
  'project.opened-by-its-company': 'This project belongs to a company and can only be opened by it',
  'project.paused': 'The project is paused.',
  'project.released': 'The project is public now.',
  'project.state-not-possible': 'This project is {from}. It cannot be set to {to}.',
  'project.updated': 'Project updated successfully!',
} as const;
